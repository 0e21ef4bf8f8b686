import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { slugOf } from '../../../host-example/scripts/docs/slugOf'
import {
  type Fence,
  fencesIn,
  guidesFolder,
  readGuide,
  sectionOf,
} from '../../fixtures/project/guides'
import { temporaryFolder } from '../../fixtures/project/temporaryFolder'
import { membersOf } from '../surface/membersOf'

const root = path.join(import.meta.dirname, '../../..')
const files = markdownFiles()
const fences = files.flatMap(({ file, text }) =>
  fencesIn(text).map((fence) => ({ file, ...fence })),
)
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Returns the links of a text that stay within the repository. Code has none. */
function linksIn({ text }: MarkdownFile): readonly string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, '')
  return [...prose.matchAll(/\]\(([^)]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^https?:/.test(link))
}

/** Returns the anchors of a text's headings. */
function anchorsIn(text: string): readonly string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, '')
  return [...prose.matchAll(/^#{1,4} (.+)$/gm)].map(([, heading = '']) =>
    slugOf(heading),
  )
}

test.each(files)('every link and anchor in $file has a target', (from) => {
  const dead = linksIn(from).filter((link) => {
    const [target = '', anchor] = link.split('#')
    const file = target ? path.join(path.dirname(from.file), target) : from.file
    if (!existsSync(path.join(root, file))) return true
    return anchor !== undefined && !anchorsIn(read(file)).includes(anchor)
  })
  expect(dead).toEqual([])
})

test.each([
  ['README.md', 'Add it to your page in five minutes'],
  ['host-example/docs/integrate.md', 'A React page'],
])(
  'the first code of %s is followed by how to demand signatures',
  (file, heading) => {
    const [, below = ''] = read(file).split(`\n## ${heading}\n`)
    expect(below.split('\n##')[0]).toContain("channel: 'stable'")
  },
)

test('the list of guides names every guide, once', () => {
  const named = linksIn({ file: '', text: readGuide('README') })
    .filter((link) => link.endsWith('.md'))
    .toSorted()
  const there = files
    .map(({ file }) => path.parse(file))
    .filter(({ dir, name }) => dir.endsWith('docs') && name !== 'README')
    .map(({ base }) => base)
  expect(named).toEqual(there.toSorted())
})

test('the code of every guide is compiled against the kit’s types', async () => {
  // Recipes consist of several files. tests/e2e/strangers builds and runs them.
  const typed = fences
    .filter(({ file }) => !file.endsWith('empty-folder.md'))
    .filter(({ language }) => /^tsx?$/.test(language))
  expect(typed.length).toBeGreaterThan(10)
  expect(await compileFences(typed)).toBe('')
})

test('JavaScript in the guides has no syntax error', () => {
  const scripts = fences.filter(({ language }) => /^jsx?$/.test(language))
  expect(scripts.length).toBeGreaterThan(5)
  for (const { file, language, code } of scripts)
    expect([file, parseSync(`a.${language}`, code).errors]).toEqual([file, []])
})

test('every npm command in the guides exists', () => {
  const { scripts }: { scripts: object } = JSON.parse(read('package.json'))
  const host: { scripts: object } = JSON.parse(
    read('host-example/package.json'),
  )
  const there = Object.keys({ ...scripts, ...host.scripts })
  const named = files.flatMap(({ text }) =>
    [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name),
  )
  expect(named).toContain('release')
  expect(named.filter((name) => !there.includes(String(name)))).toEqual([])
})

test.each([
  ['configure', 'Options', 'WalletdockConfig', ['wagmi']],
  ['read-and-act', 'Read the wallet', 'WalletState', []],
  ['read-and-act', 'Read the wallet', 'WalletActions', []],
])(
  '%s: the table of "%s" has every field of %s',
  (name, heading, type, older) => {
    const section = sectionOf(name, heading)
    const first = [...section.matchAll(/^\| (`.*?`) \|/gm)].map(
      ([, cell]) => cell,
    )
    const told = first.flatMap((cell) => [...String(cell).matchAll(/`(\w+)/g)])
    const fields = fieldsOf(type).filter((field) => !older.includes(field))
    expect(fields.length).toBeGreaterThan(3)
    expect(told.map(([, field]) => field)).toEqual(
      expect.arrayContaining(fields),
    )
  },
)

/** Returns the fields of a type that hosts see, from the surface of the built version. */
function fieldsOf(type: string): readonly string[] {
  const { contract } = JSON.parse(read('dist/contract.json'))
  const { declarations } = JSON.parse(
    read(`tests/contract/surfaces/${contract}.json`),
  )
  const { members } = membersOf(String(declarations[type])) ?? {}
  return [...(members?.keys() ?? [])]
}

test('JSON and HTML in the guides are well formed', () => {
  for (const { language, code } of fences) {
    if (language === 'json') JSON.parse(code)
    if (language === 'html') expect(mistakesIn(code)).toEqual([])
  }
})

/** Returns the errors of an HTML parser, except that a fragment is not a whole page. */
function mistakesIn(code: string): readonly string[] {
  const said: string[] = []
  parseFragment(code, { onParseError: ({ code }) => void said.push(code) })
  return said.filter((one) => one !== 'misplaced-doctype')
}

const typescript = createRequire(import.meta.url).resolve(
  'typescript/package.json',
)
const tsc = path.join(path.dirname(typescript), 'bin/tsc')

const compilerOptions = {
  ...{ module: 'esnext', moduleResolution: 'bundler', target: 'es2022' },
  ...{ jsx: 'react-jsx', lib: ['es2023', 'dom', 'dom.iterable'], types: [] },
  ...{ strict: true, exactOptionalPropertyTypes: true, skipLibCheck: true },
  // Each block is its own module, whether it imports anything or not.
  ...{ noEmit: true, moduleDetection: 'force' },
}

/**
 * Compiles blocks of code like a page that has installed the kit, React and wagmi.
 * @returns the compiler's errors; an empty text if there are none
 */
async function compileFences(
  fences: readonly (Fence & { readonly file: string })[],
): Promise<string> {
  const { path: folder, remove } = temporaryFolder('guides')
  try {
    await cp(
      path.join(import.meta.dirname, '../guides/globals.d.ts'),
      path.join(folder, 'globals.d.ts'),
    )
    const files = fences.map(({ file, language, code }, at) => [
      `${path.parse(file).name}-${at}.${language}`,
      code,
    ])
    files.push(['tsconfig.json', JSON.stringify({ compilerOptions })])
    for (const [name = '', text = ''] of files)
      await writeFile(path.join(folder, name), text)
    return await new Promise((resolve) =>
      execFile(process.execPath, [tsc], { cwd: folder }, (_, said) =>
        resolve(said),
      ),
    )
  } finally {
    remove()
  }
}

/** A markdown file that people read. */
type MarkdownFile = {
  /** Path inside the repository, with forward slashes. */
  readonly file: string
  readonly text: string
}

/** Returns the guides, and the pages that link to them. */
function markdownFiles(): readonly MarkdownFile[] {
  const guides = readdirSync(guidesFolder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `host-example/docs/${name}`)
  const others = [
    'README.md',
    'llms.txt',
    'host-example/README.md',
    'CHANGELOG.md',
  ]
  const forge = ['.github/CONTRIBUTING.md', '.github/SECURITY.md']
  return [...others, ...forge, ...guides].map((file) => ({
    file,
    text: readFileSync(path.join(root, file), 'utf8'),
  }))
}
