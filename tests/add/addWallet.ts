import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { catalogue } from '../../src/wallets/catalogue'
import { partStarts } from '../../src/wallets/more/fetchMark'
import type { KnownWallet } from '../../src/wallets/more/KnownWallet'
import { moreNames } from '../../src/wallets/more/moreNames'
import { moreWallets } from '../../src/wallets/more/moreWallets'
import { newestSurface } from './newestSurface'
import type { Project } from './Project'
import type { Recipe } from './Recipe'

const room = 'src/wallets/more'

/** Fields of a wallet that are a text, with their format. @see KnownWallet */
const texts = {
  name: /^\S.*\S$/,
  shortName: /^\S.*$/,
  color: /^#([\da-f]{3}|[\da-f]{6})$/,
  accent: /^#([\da-f]{3}|[\da-f]{6})$/,
  injectedFlag: /^is[A-Z]\w+$/,
  code: /uri=$/,
  site: /^https:\/\/\S+$/,
  mobile: /^https:\/\/\S+$/,
  android: /^[a-z]\w*(\.\w+)+$/,
  ios: /^\d+$/,
  chrome: /^[a-p]{32}$/,
  edge: /^[a-p]{32}$/,
  firefox: /^[a-z\d-]+$/,
  opera: /^[a-z\d-]+$/,
  desktop: /^https:\/\/\S+$/,
} satisfies Partial<Record<keyof KnownWallet, RegExp>>

/** Adds a wallet to those that a host can name. */
export const addWallet: Recipe = {
  usage:
    'wallet ID -- --name NAME --color "#rrggbb" --site URL --source URL --mark FILE.svg [--rdns NAME] [--walletConnect] [--iosLink PREFIX] [--androidLink PREFIX] [--chrome ID] [--ios ID] [--android ID] …',
  run(project, args) {
    const { id, mark, sources, wallet } = read(args)
    const fields = Object.entries(wallet).map(
      ([field, value]) => `  ${field}: ${JSON.stringify(value)},`,
    )
    const day = new Date().toISOString().slice(0, 10)
    project.create(
      `${room}/${id}.ts`,
      [
        "import type { KnownWallet } from './KnownWallet'",
        '',
        '/**',
        ` * The wallet's data as of ${day}, from these sources:`,
        ...sources.map((source) => ` * @see ${source}`),
        ' */',
        `export const ${id} = {`,
        ...fields,
        '} satisfies KnownWallet',
        '',
      ].join('\n'),
    )
    project.create(
      `${room}/marks/${id}.ts`,
      `/** The logo of ${wallet.name}. */\nexport const ${id} =\n  ${JSON.stringify(mark)}\n`,
    )
    writeLists(project, wallet)
    return [
      `Describe the drawing in ${room}/marks/${id}.ts.`,
      'Run `npm test -- wallets`, and look at the wallet in `npm start`, /gallery.',
    ]
  },
}

/** @throws Error if an argument is missing, not valid, or used by another wallet */
function read(args: readonly string[]) {
  const string = { type: 'string' } as const
  const list = { type: 'string', multiple: true } as const
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...(Object.fromEntries(
        Object.keys(texts).map((field) => [field, string]),
      ) as Record<keyof typeof texts, typeof string>),
      rdns: list,
      source: list,
      mark: string,
      walletConnect: { type: 'boolean' },
      iosLink: string,
      androidLink: string,
    },
  })
  const [id = ''] = positionals
  if (!/^[a-z][A-Za-z\d]{1,30}$/.test(id))
    throw new Error(`"${id}" is not a name in camelCase, such as rabby.`)
  const { androidLink, iosLink, mark, rdns, source: sources = [] } = values
  for (const field of ['name', 'color', 'site', 'mark'] as const)
    if (!values[field]) throw new Error(`Add --${field}.`)
  if (sources.length === 0)
    throw new Error('Add --source, the page that has these facts.')
  for (const source of sources)
    if (!/^https:\/\/\S+$/.test(source))
      throw new Error(`--source is not an https URL: "${source}".`)
  for (const [field, format] of Object.entries(texts)) {
    const value = values[field as keyof typeof texts]
    if (value !== undefined && !format.test(value))
      throw new Error(`--${field} has a wrong format: "${value}".`)
  }
  for (const link of [iosLink, androidLink])
    if (link !== undefined && !link.endsWith('uri='))
      throw new Error(`A link must end with "uri=": "${link}".`)
  const given = Object.fromEntries(
    Object.keys(texts).flatMap((field) => {
      const value = values[field as keyof typeof texts]
      return value === undefined ? [] : [[field, value] as const]
    }),
  )
  const {
    name = '',
    shortName,
    color = '',
    accent,
    site = '',
    ...others
  } = given
  const isInjected = rdns !== undefined || given['injectedFlag'] !== undefined
  if (!isInjected && !values.walletConnect)
    throw new Error('Add --rdns of its extension, or --walletConnect.')
  const wallet: KnownWallet = {
    id,
    name,
    ...(shortName && { shortName }),
    color,
    ...(accent && { accent }),
    ...(rdns && { rdns }),
    transports: [
      ...(isInjected ? (['injected'] as const) : []),
      ...(values.walletConnect ? (['walletConnect'] as const) : []),
    ],
    ...((iosLink || androidLink) && {
      links: {
        ...(iosLink && { ios: iosLink }),
        ...(androidLink && { android: androidLink }),
      },
    }),
    site,
    ...others,
  }
  checkUnused(wallet)
  return { id, mark: drawingIn(mark ?? ''), sources, wallet }
}

/** @throws Error if another wallet has the same id, name, rdns or store page */
function checkUnused(wallet: KnownWallet) {
  const ours = catalogue.flatMap(({ wallets }) => wallets)
  for (const other of [...ours, ...Object.values(moreWallets)]) {
    const has = (field: keyof KnownWallet) =>
      wallet[field] !== undefined && Reflect.get(other, field) === wallet[field]
    const same = (
      ['id', 'name', 'chrome', 'edge', 'ios', 'android'] as const
    ).filter(has)
    const rdns = wallet.rdns?.filter((one) => other.rdns?.includes(one)) ?? []
    if (same.length > 0 || rdns.length > 0)
      throw new Error(
        `${other.name} has the same ${[...same, ...rdns].join(', ')}.`,
      )
  }
}

/** Returns the elements inside an SVG file of 28 units. @throws Error if the file contains anything but shapes */
function drawingIn(file: string): string {
  const svg = readFileSync(file, 'utf8')
  if (!/<svg[^>]* viewBox="0 0 28 28"/.test(svg))
    throw new Error(`${file} is not an SVG with viewBox="0 0 28 28".`)
  const drawing = svg
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>[\s\S]*$/, '')
    .replaceAll(/>\s+</g, '><')
    .trim()
  if (/href|url\(|<script|<image|<text|<style|<!--/.test(drawing))
    throw new Error(`${file} contains more than paths. Remove everything else.`)
  if (drawing.length <= 60 || drawing.length > 600)
    throw new Error(
      `The drawing has ${drawing.length} characters. Use 61 to 600.`,
    )
  return drawing
}

/** Writes the lists that are derived from the wallets' files, in the order of their names. */
function writeLists(project: Project, added: KnownWallet) {
  const all = [...Object.values(moreWallets), added]
    .toSorted((a, b) =>
      a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }),
    )
    .map(({ id }) => id)
  const quoted = (names: readonly string[]) =>
    names.map((name) => `'${name}'`).join(', ')
  const imports = (names: readonly string[]) =>
    names.map((name) => `import { ${name} } from './${name}'`).join('\n')
  const listFile = (file: string, change: (text: string) => string) =>
    project.rewrite(file, change(project.read(file)))

  listFile(`${room}/moreNames.ts`, (text) =>
    text.replace(/\[\n[^\]]*\]/, `[${quoted(all)}]`),
  )
  listFile(`${room}/moreWallets.ts`, (text) =>
    text
      .replace(/^/, `${imports([added.id])}\n`)
      .replace(/ = \{\n[^}]*\}/, ` = {\n${all.join(',\n')},\n}`),
  )
  const starts = [0, ...partStarts.map((first) => all.indexOf(first))]
  for (const [at, part] of ['first', 'second', 'third'].entries()) {
    const names = all.slice(starts[at], starts[at + 1])
    listFile(`${room}/marks/${part}Marks.ts`, (text) => {
      const comment = /\/\*\*[\s\S]*$/.exec(text)?.[0] ?? ''
      return `${imports(names)}\n\n${comment.replace(/ = \{\n[^}]*\}/, ` = {\n${names.join(',\n')},\n}`)}`
    })
  }
  // The interface that hosts compile against has the names.
  listFile(newestSurface(), (text) =>
    text.replaceAll(quoted(moreNames), quoted(all)),
  )
}
