import { parseArgs } from 'node:util'
import type { Recipe } from './Recipe'

/** Formats of a default, by the type of the option. */
const defaults = {
  boolean: /^(true|false)$/,
  number: /^\d+$/,
  string: /^[\w-]+$/,
} as const

const config = 'src/app/WalletdockConfig.ts'

/** Adds an option of `WalletdockConfig` for hosts. */
export const addOption: Recipe = {
  usage:
    'option NAME -- --type boolean|number|string --default VALUE --words "Shows …" [--guide "shows …"]',
  run(project, args) {
    const { name, type, value, words, guide } = read(args)
    if (project.read(config).includes(`readonly ${name}?:`))
      throw new Error(`There is an option "${name}" already.`)
    const shown = type === 'string' ? `'${value}'` : value
    const last = '  readonly learnMoreUrl?: string | undefined\n}'
    project.replace(
      config,
      last,
      last.replace(
        /\}$/,
        `  /** ${words} @default ${shown} */\n  readonly ${name}?: ${type} | undefined\n}`,
      ),
    )
    // A part of the page that passes the default does not conflict with a part that omits the option.
    const list = 'const usual: Partial<WalletdockConfig> = {\n'
    project.replace(
      'src/app/reportConflict.ts',
      list,
      `${list}  ${name}: ${shown},\n`,
    )
    const row = '| `onConflict` | '
    project.replace(
      'host-example/docs/configure.md',
      `\n${row}`,
      `\n| \`${name}\` | ${guide} | \`${value}\` |\n${row}`,
    )
    return [
      `Use \`settings.${name}\` in the code that the option changes, and test that.`,
      'Run `npm run build`, then `npm run surface`, which records the interface that hosts compile against.',
    ]
  },
}

/** @throws Error if an argument is missing or not valid */
function read(args: readonly string[]) {
  const string = { type: 'string' } as const
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { type: string, default: string, words: string, guide: string },
  })
  const [name = ''] = positionals
  if (!/^[a-z][A-Za-z]+$/.test(name))
    throw new Error(
      `"${name}" is not a name in camelCase, such as moreWallets.`,
    )
  const { default: value = '', type = '', words = '' } = values
  if (type !== 'boolean' && type !== 'number' && type !== 'string')
    throw new Error('Add --type boolean, number or string.')
  if (!defaults[type].test(value))
    throw new Error(`--default is not a ${type}: "${value}".`)
  if (!/^[A-Z].*\.$/.test(words))
    throw new Error('Add --words, a sentence that says what the option does.')
  const { guide = `${words[0]?.toLowerCase()}${words.slice(1, -1)}` } = values
  return { name, type, value, words, guide }
}
