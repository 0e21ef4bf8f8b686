import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fencesIn, readGuide } from '../fixtures/project/guides'

const dist = path.join(import.meta.dirname, '../../dist')
/** The remote of the guides. Tests serve the pages with the URL of their own remote. */
const remote = 'https://wallet.example'

/** The ways in which a page moves in. Each changes the page in a folder. */
const moves: Readonly<Record<string, (page: string, kit: string) => void>> = {
  /** Installs our archive under the other kit's name. */
  alias: (page, kit) => {
    const unpacked = path.join(page, 'node_modules/unpacked')
    mkdirSync(unpacked, { recursive: true })
    const archive = path.join(dist, `${kit}.tgz`)
    execFileSync('tar', ['-xzf', archive, '-C', unpacked])
    // A build with `WALLETDOCK_URL` writes this.
    const script = path.join(unpacked, 'package/OtherKitProvider.js')
    const [before, after, ...more] = readFileSync(script, 'utf8').split(
      /(?<=\bremote:\w+=)""/,
    )
    if (after === undefined || more.length)
      throw new Error(`${script} has no place for the URL of the remote.`)
    writeFileSync(script, `${before}"${remote}"${after}`)
    // Package managers choose the folder by this name.
    const manifest = path.join(unpacked, 'package/package.json')
    const { name } = JSON.parse(readFileSync(manifest, 'utf8'))
    const installed = path.join(page, 'node_modules', name)
    mkdirSync(path.dirname(installed), { recursive: true })
    renameSync(path.join(unpacked, 'package'), installed)
  },
  /** Runs the command of our package. */
  codemod: (page) => {
    const command = path.join(dist, 'host/migrate.mjs')
    execFileSync(process.execPath, [command, '--url', remote, page])
  },
  /** Changes the lines that the guide shows. */
  guide: (page, kit) => {
    const fences = fencesIn(readGuide(`from-${kit}`))
    const diff = fences.find(({ language }) => language === 'diff')
    for (const part of `\n${diff?.code}`.split('\n // ').slice(1))
      applyDiff(page, part)
  },
}

export const ways = Object.keys(moves)

/**
 * Moves a copy of the page in the folder with the name of another kit.
 * @returns number of lines that changed
 */
export function movePage(kit: string, way: string, copy: string): number {
  const page = path.join(import.meta.dirname, kit)
  const move = moves[way]
  if (!move) throw new Error(`There is no way "${way}".`)
  cpSync(page, copy, { recursive: true })
  move(copy, kit)
  return changedLines(page, copy)
}

/** Applies the part of a diff for one file, whose name is the first line. Indentation does not matter. */
function applyDiff(page: string, part: string) {
  const [name = '', ...lines] = part.split('\n')
  const file = path.join(page, name)
  const hunks = lines.join('\n').matchAll(/((?:^-.*\n?)+)((?:^\+.*\n?)*)/gm)
  for (const [, removed = '', added = ''] of hunks) {
    const [from, to] = [removed, added].map((text) =>
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => line.slice(1).trim()),
    )
    const before = readFileSync(file, 'utf8').split('\n')
    const at = before.findIndex((_, at) =>
      from?.every((line, next) => before[at + next]?.trim() === line),
    )
    if (at < 0) throw new Error(`${file} has no line "${from?.[0]}".`)
    const indent = /^\s*/.exec(before[at] ?? '')?.[0]
    const next = to?.map((line) => `${indent}${line}`) ?? []
    writeFileSync(
      file,
      before.toSpliced(at, from?.length ?? 0, ...next).join('\n'),
    )
  }
}

/** Counts the lines of a page that differ in its copy. A replaced line counts once. */
function changedLines(page: string, copy: string): number {
  const entries = readdirSync(page, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const file = path.relative(page, path.join(parentPath, name))
      const [before, after] = [page, copy].map((folder) =>
        readFileSync(path.join(folder, file), 'utf8').split('\n'),
      )
      const removed = before?.filter((line) => !after?.includes(line)) ?? []
      const added = after?.filter((line) => !before?.includes(line)) ?? []
      return Math.max(removed.length, added.length)
    })
    .reduce((sum, count) => sum + count, 0)
}
