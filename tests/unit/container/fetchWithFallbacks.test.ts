import { beforeEach, expect, test, vi } from 'vitest'

const origin = 'https://wallet.example/'
const mirror = 'https://mirror.example/'
const late = Object.assign(new Error('It hangs.'), { type: 'timeout' })

/** The requested folders, without the release, and with `?retry` if the URL is new. */
let asked: string[]

/** Stands for the browser's element. */
class Script {
  readonly src = `${origin}releases/1.0.0/remoteEntry.js`
  readonly walletdockFolders = [origin, mirror]
}

/** A page whose entry came from the origin. */
beforeEach(() => {
  asked = []
  vi.resetModules()
  vi.stubGlobal('__webpack_public_path__', `${origin}releases/1.0.0/`)
  vi.stubGlobal('document', { baseURI: 'https://shop.example/' })
  const currentScript = new Script()
  vi.stubGlobal('HTMLScriptElement', Script)
  vi.stubGlobal('Document', { prototype: { currentScript } })
})

/** Fetches a file from folders of which some fail. */
async function fetchFile(failures: Readonly<Record<string, Error>>) {
  const { fetchWithFallbacks } = await import(
    '../../../src/remote/container/fetchWithFallbacks'
  )
  return fetchWithFallbacks('chunks/1.js', async (folder, search) => {
    const { href } = new URL('/', folder)
    asked.push(href + search.replace(/=.*/, ''))
    const failure = failures[href]
    if (failure) throw failure
    return folder
  })
}

test('fetchWithFallbacks requests the file from the mirror if the origin fails twice', async () => {
  const folder = await fetchFile({ [origin]: new Error('It is gone.') })
  expect(folder).toBe(`${mirror}releases/1.0.0/`)
  expect(asked).toEqual([origin, `${origin}?retry`, mirror])
})

test('fetchWithFallbacks ends the attempt if the origin hangs, and the next one begins with the mirror', async () => {
  await expect(fetchFile({ [origin]: late })).rejects.toBe(late)
  expect(asked).toEqual([origin])
  asked = []
  await fetchFile({ [origin]: late })
  expect(asked).toEqual([mirror])
})

test('fetchWithFallbacks returns to an origin that hung before if the mirror fails', async () => {
  await expect(fetchFile({ [origin]: late })).rejects.toBe(late)
  asked = []
  await fetchFile({ [mirror]: new Error('It is gone.') })
  expect(asked).toEqual([mirror, `${origin}?retry`])
})
