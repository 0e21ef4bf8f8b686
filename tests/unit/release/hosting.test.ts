import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { aFolder, aSite } from './aSite'

const hosting = path.join(import.meta.dirname, '../../../src/release/hosting')
const read = (file: string) => readFileSync(path.join(hosting, file), 'utf8')

/** Headers by the path of a file, from the guide's table. The hosts revalidate all other files by default. */
const rules: Readonly<Record<string, string | undefined>> = {
  '/channels.json': 'public, max-age=10',
  '/hosts.json': 'public, max-age=10',
  '/start.js': 'public, max-age=0, stale-while-revalidate=86400',
  '/releases/1.0.0/contract.json': 'public, max-age=31536000, immutable',
  '/contract.json': undefined,
  '/remoteEntry.js': undefined,
}

type Rule = {
  readonly matches: RegExp
  readonly headers: Readonly<Record<string, string>>
}

/** Parses the file of Netlify and Cloudflare Pages. */
function headersFile(): readonly Rule[] {
  return read('_headers')
    .replaceAll(/^#.*\n/gm, '')
    .split(/^(?=\/)/m)
    .map((block) => {
      const [pattern = '', ...lines] = block.trim().split('\n')
      const headers = lines.map((line) => line.trim().split(/: (.*)/))
      return {
        matches: new RegExp(`^${pattern.replace('*', '.*')}$`),
        headers: Object.fromEntries(headers),
      }
    })
}

function vercelFile(): readonly Rule[] {
  type Entry = { source: string; headers: { key: string; value: string }[] }
  return JSON.parse(read('vercel.json')).headers.map(
    ({ source, headers }: Entry) => ({
      matches: new RegExp(`^${source}$`),
      headers: Object.fromEntries(headers.map((it) => [it.key, it.value])),
    }),
  )
}

test.each([
  ['Netlify and Cloudflare Pages', headersFile],
  ['Vercel', vercelFile],
])('the file for %s sends the headers of the guide', (_host, parse) => {
  for (const [file, cache] of Object.entries(rules)) {
    const sent = Object.assign(
      {},
      ...parse()
        .filter(({ matches }) => matches.test(file))
        .map(({ headers }) => headers),
    )
    expect([file, sent]).toEqual([
      file,
      {
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'X-Content-Type-Options': 'nosniff',
        ...(cache && { 'Cache-Control': cache }),
      },
    ])
  }
})

test('the script for S3 uploads releases first and channels.json last', async () => {
  const { folder, run } = aSite()
  await run('pin', 'shop.example', '0.2.0')
  // This machine has no S3, so this program records the requested uploads instead.
  const bin = aFolder()
  const aws = path.join(bin, 'aws')
  writeFileSync(aws, '#!/bin/sh\nset -f\necho "$*"\n')
  chmodSync(aws, 0o755)
  const script = path.join(hosting, 's3.sh')
  const printed = execFileSync('sh', [script, folder, 's3://bucket'], {
    env: { ...process.env, PATH: `${bin}:${process.env['PATH']}` },
    encoding: 'utf8',
  })
  const calls = printed.trim().split('\n')
  expect(calls[0]).toContain('/releases s3://bucket/releases')
  expect(calls.at(-2)).toContain('/hosts.json s3://bucket/hosts.json')
  expect(calls.at(-1)).toContain('/channels.json s3://bucket/channels.json')
  for (const call of calls.slice(1, -2))
    expect(call).toMatch(/--exclude releases\/\*.*no-cache$/)
})
