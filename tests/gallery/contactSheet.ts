import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium, firefox } from '@playwright/test'
import { browserLaunch } from '../parts/browserLaunch'
import { build } from '../parts/build'
import { type Engine, engines } from '../parts/engines'
import { firefoxLaunch } from '../parts/firefox/firefoxLaunch'
import { needBrowser } from '../parts/needBrowser'
import { startStaticServer } from '../parts/staticServer'
import { findWebKit } from '../parts/webkit/findWebKit'
import { launchWebKit } from '../parts/webkit/launchWebKit'
import { choices } from './choices'
import { type Taken, takePictures } from './takePictures'

// The gallery in every engine, side by side, for people to look at: `npm run sheet`. Arguments name layouts.

const root = path.join(import.meta.dirname, '../..')
const folder = path.join(root, 'test-results/sheet')
const say = (line: string) => void process.stdout.write(`${line}\n`)
const asked = process.argv.slice(2)

const launch: Readonly<Record<Engine, () => Promise<Browser>>> = {
  chromium: () => chromium.launch(browserLaunch()),
  firefox: () => firefox.launch({ channel: 'moz-firefox', ...firefoxLaunch() }),
  webkit: () => {
    const webKit = findWebKit()
    if (!webKit) throw new Error(engines.webkit.advice)
    return launchWebKit(webKit)
  },
}

await build()
await mkdir(folder, { recursive: true })
const server = await startStaticServer({
  folder: path.join(root, 'host-example/dist'),
})
try {
  for (const layout of choices.layout) {
    if (asked.length > 0 && !asked.includes(layout)) continue
    const rows = new Map<Engine, readonly Taken[]>()
    for (const engine of ['chromium', 'firefox', 'webkit'] as const) {
      await needBrowser(say, engine)
      const browser = await launch[engine]()
      const scene = { layout, theme: 'light', language: 'en' } as const
      const url = `${server.url}/gallery`
      const taken = await takePictures(browser, url, scene)
      await browser.close()
      rows.set(engine, taken)
    }
    const file = path.join(folder, `${layout}.png`)
    await drawSheet(rows, file)
    say(file)
  }
} finally {
  await server.stop()
}

/** A line for each state, a column for each engine. */
async function drawSheet(
  rows: ReadonlyMap<Engine, readonly Taken[]>,
  file: string,
) {
  const columns = [...rows]
  const states = columns[0]?.[1].map(({ state }) => state) ?? []
  const line = (state: string) => {
    const cells = columns.map(([engine, taken]) => {
      const png = taken.find((each) => each.state === state)?.png
      const source = `data:image/png;base64,${png?.toString('base64')}`
      return `<figure><img width="420" src="${source}"><figcaption>${state}, ${engines[engine].name}</figcaption></figure>`
    })
    return `<div>${cells.join('')}</div>`
  }
  const style =
    'div{display:flex}figure{margin:4px}img{border:1px solid #999}figcaption{font:12px sans-serif}'
  const browser = await launch.chromium()
  const page = await browser.newPage()
  await page.setContent(`<style>${style}</style>${states.map(line).join('')}`)
  await page.screenshot({ path: file, fullPage: true })
  await browser.close()
}
