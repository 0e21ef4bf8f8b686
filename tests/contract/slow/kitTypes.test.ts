import { execFileSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type EmptyFolder,
  emptyFolder,
} from '../../fixtures/project/emptyFolder'

const here = path.join(import.meta.dirname, '..')
const kit = path.join(here, '../../dist/walletdock.tgz')
const typescript = createRequire(import.meta.url).resolve(
  'typescript/package.json',
)
const tsc = path.join(path.dirname(typescript), 'bin/tsc')

/** The packages that each page has installed beside the kit. */
const pages = {
  'React 18': {
    lines: ['reactPage.tsx', 'react18Element.tsx'],
    install: '@types/react@18',
  },
  'React 19': {
    lines: ['reactPage.tsx', 'react19Element.tsx'],
    install: '@types/react@19',
  },
  'the names of other kits and wagmi 2': {
    lines: ['rainbowkitPage.tsx', 'connectkitPage.tsx', 'stylesheets.d.ts'],
    install: '@types/react@19 wagmi@2.19.5 viem @tanstack/react-query',
  },
  'the names of other kits and wagmi 3': {
    lines: ['rainbowkitPage.tsx', 'connectkitPage.tsx', 'stylesheets.d.ts'],
    install: '@types/react@19 wagmi@3 viem @tanstack/react-query',
  },
  'neither React nor wagmi': { lines: ['plainPage.ts'], install: '' },
} as const

const folders = new Map<string, EmptyFolder>()

beforeAll(async () => {
  for (const [name, { lines, install }] of Object.entries(pages)) {
    const folder = await emptyFolder()
    folders.set(name, folder)
    for (const file of lines)
      cpSync(path.join(here, 'kitTypes', file), path.join(folder.path, file))
    await folder.write({ 'package.json': '{ "type": "module" }' })
    await folder.run(`npm install ${kit} typescript@5 ${install}`.trim())
  }
}, 300_000)
afterAll(() => Promise.all([...folders.values()].map((it) => it.remove())))

/** How a page resolves modules, with or without a check of the declarations, and by which compiler. */
const ways = [
  ['bundler', false],
  ['nodenext', false],
  ['node16', true],
  // The page's own TypeScript 5, because TypeScript 7 has removed it.
  ['node10', false],
] as const

for (const name of Object.keys(pages))
  test.each(ways)(
    `a page with ${name} and the kit’s types have no error: %s, skipLibCheck %s`,
    (moduleResolution, skipLibCheck) => {
      const folder = folders.get(name)?.path ?? ''
      const isOfNode = /^node(16|next)$/.test(moduleResolution)
      const compilerOptions = {
        module: isOfNode ? moduleResolution : 'esnext',
        ...{ moduleResolution, skipLibCheck, target: 'es2022' },
        ...{ lib: ['es2023', 'dom'], noEmit: true },
        ...{ jsx: 'react-jsx', types: [] },
        ...{ strict: true, exactOptionalPropertyTypes: true },
      }
      writeFileSync(
        path.join(folder, 'tsconfig.json'),
        JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] }),
      )
      const own = path.join(folder, 'node_modules/typescript/bin/tsc')
      expect(check(folder, moduleResolution === 'node10' ? own : tsc)).toBe('')
    },
    // TypeScript 5 checks wagmi's declarations in half a minute on a busy machine.
    300_000,
  )

/** Returns the compiler's errors in the page and in the kit. wagmi's own declarations do not compile with each viem. */
function check(folder: string, compiler: string): string {
  try {
    execFileSync(process.execPath, [compiler], { cwd: folder })
    return ''
  } catch (failed) {
    const errors = String(Object(failed).stdout)
    const ours = /^(?:node_modules\/walletdock\/|(?!node_modules\/)\S).*/gm
    return (errors.match(ours) ?? []).join('\n')
  }
}
