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
    await folder.run(`npm install ${kit} ${install}`.trim())
  }
}, 300_000)
afterAll(() => Promise.all([...folders.values()].map((it) => it.remove())))

const ways = ['bundler', 'nodenext'] as const

for (const name of Object.keys(pages))
  test.each(ways)(
    `a page with ${name} and the kit’s types have no error: %s`,
    (moduleResolution) => {
      const folder = folders.get(name)?.path ?? ''
      const compilerOptions = {
        module: moduleResolution === 'bundler' ? 'esnext' : moduleResolution,
        ...{ moduleResolution, target: 'es2022', jsx: 'react-jsx', types: [] },
        ...{ lib: ['es2023', 'dom'], noEmit: true },
        ...{ strict: true, exactOptionalPropertyTypes: true },
      }
      writeFileSync(
        path.join(folder, 'tsconfig.json'),
        JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] }),
      )
      expect(check(folder)).toBe('')
    },
  )

/** Returns the compiler's errors. */
function check(folder: string): string {
  try {
    return String(execFileSync(process.execPath, [tsc], { cwd: folder }))
  } catch (failed) {
    return String(Object(failed).stdout)
  }
}
