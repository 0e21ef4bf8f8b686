import { parseArgs } from 'node:util'
import { languages } from '../../src/messages/otherLanguages'
import type { Recipe } from './Recipe'

const folder = 'src/messages/languages'
const glossary = 'src/messages/GLOSSARY.md'

/** Files with an entry for each language. If an entry is missing, they do not compile. */
const tables = [
  'src/messages/otherLanguages.ts',
  'src/messages/badges.ts',
  'src/messages/connectWith.ts',
  'src/messages/wallets.ts',
  ...['networks', 'requests', 'signing', 'switching', 'warnings'].map(
    (name) => `tests/languages/safetyWords/${name}.ts`,
  ),
]

/** Adds a language with the texts of another one, to be translated. */
export const addLanguage: Recipe = {
  usage: 'language TAG -- --from TAG --name NAME',
  run(project, args) {
    const { tag, from, name } = read(args)
    const text = project.read(`${folder}/${from}.ts`)
    project.create(
      `${folder}/${tag}.ts`,
      text.replace(/^\/\*\* [^\n]+ \*\/$/m, `/** ${name}. */`),
    )
    for (const table of tables)
      project.rewrite(table, withEntry(project.read(table), from, tag))
    // Copies the entries for words that are the same as in English, and for the script, if there are any.
    const suite = 'tests/unit/messages/languages.test.ts'
    project.rewrite(suite, withEntry(project.read(suite), from, tag))
    project.rewrite(
      glossary,
      project
        .read(glossary)
        .replace(new RegExp(`^\\| ${from} .*\\n`, 'm'), (row) =>
          [row, row.replace(`| ${from} `, `| ${tag} `)].join(''),
        ),
    )
    return [
      `Translate ${folder}/${tag}.ts, and the entries "${tag}" that \`git diff\` shows.`,
      `Run \`npm run languages -- ${tag}\`, which prints the sentences beside English.`,
      'Run `npm test -- messages` and `npm test -- languages`.',
    ]
  },
}

/** @throws Error if an argument is missing or not valid */
function read(args: readonly string[]) {
  const string = { type: 'string' } as const
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { from: string, name: string },
  })
  const [tag = ''] = positionals
  const known = Object.keys(languages)
  if (!/^[a-z]{2,3}(-[A-Z]{2})?$/.test(tag))
    throw new Error(`"${tag}" is not a language tag, such as sv or pt-BR.`)
  if (tag === 'en' || known.includes(tag))
    throw new Error(`There is a language "${tag}" already.`)
  const { from = '', name = '' } = values
  if (!known.includes(from))
    throw new Error(
      `Add --from, the language to translate from: ${known.join(', ')}.`,
    )
  if (!/^[A-Z]\S/.test(name))
    throw new Error('Add --name, the English name of the language.')
  return { tag, from, name }
}

/** Returns the text of a file in which each entry of a language is followed by a copy for the new one. */
function withEntry(text: string, from: string, tag: string): string {
  const key = /^\w+$/.test(from) ? from : `'${from}'`
  // An entry is one line, or ends with a bracket that is indented like its first line.
  const entry = new RegExp(
    `^( +)${key}: (?:[^\\n]*[^{[(\\n]|[^\\n]*[{[(]\\n[\\s\\S]*?^\\1[}\\])]),?\\n`,
    'gm',
  )
  return text.replaceAll(entry, (found) =>
    [
      found,
      found
        .replace(`${key}: `, `'${tag}': `)
        .replace(`/languages/${from}'`, `/languages/${tag}'`),
    ].join(''),
  )
}
