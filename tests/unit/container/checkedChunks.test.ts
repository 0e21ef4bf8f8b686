import { expect, test, vi } from 'vitest'

const folder = 'https://wallet.example/releases/1.0.0/'
const file = 'chunks/engine.js'

type Loader = {
  readonly c: object
  readonly f: { consumes(id: string, promises: Promise<unknown>[]): void }
  e(id: string): Promise<unknown>
  hashOf(url: string): string | undefined
  prefetch?(imports: () => unknown): void
}

/** Runs the entry of a release with this table of hashes. @returns the chunk loader, and the ids of the chunks that ran */
async function entryWith(table: Readonly<Record<string, string>>) {
  const ran: string[] = []
  const loader: Loader = {
    c: {},
    f: { consumes() {} },
    e: async (id: string) => ran.push(id),
    hashOf: (_: string): string | undefined => undefined,
  }
  vi.resetModules()
  vi.stubGlobal('__webpack_require__', loader)
  vi.stubGlobal('__webpack_public_path__', folder)
  vi.stubGlobal(
    '__webpack_get_script_filename__',
    (id: string) => `chunks/${id}.js`,
  )
  vi.stubGlobal('navigator', { vendor: 'Google Inc.' })
  vi.stubGlobal('document', {})
  vi.stubGlobal('Document', class {})
  vi.stubGlobal('HTMLScriptElement', class {})
  vi.stubGlobal('fetch', async (url: string) => {
    expect(url).toContain(folder)
    return new Response(url.endsWith(file) ? 'run()' : JSON.stringify(table))
  })
  await import('../../../src/remote/container/checkedChunks')
  return { loader, ran }
}

test('a script without a row in the table of hashes does not run', async () => {
  const { loader, ran } = await entryWith({ 'chunks/other.js': 'sha256-…' })
  await expect(loader.e('engine')).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: expect.stringContaining(file),
  })
  expect(ran).toEqual([])
})

test('a script with a row in the table of hashes runs with that hash', async () => {
  const hash = 'sha256-…'
  const { loader, ran } = await entryWith({ [file]: hash })
  await loader.e('engine')
  expect(ran).toEqual(['engine'])
  expect(loader.hashOf(`${folder}${file}?retry=1`)).toBe(hash)
})

test('a prefetch loads libraries in a task of its own, because an import in the same task would receive their rejection', async () => {
  const { loader, ran } = await entryWith({ [file]: 'sha256-…' })
  const libraries: string[] = []
  loader.f.consumes = (id) => libraries.push(id)
  loader.prefetch?.(() => loader.e('engine').catch(() => {}))
  expect(libraries).toEqual([])
  await new Promise((resolve) => setTimeout(resolve))
  expect(libraries).toEqual(['engine'])
  await loader.e('engine')
  expect(ran).toEqual(['engine'])
})
