import path from 'node:path'
import { type Browser, chromium, firefox } from '@playwright/test'
import { build } from '../../host-example/local/build'
import { startStaticServer } from '../../host-example/local/staticServer'
import { browserLaunch } from '../fixtures/browsers/chromium'
import { engines } from '../fixtures/browsers/engines'
import { firefoxLaunch } from '../fixtures/browsers/firefox/firefoxLaunch'
import { needBrowser } from '../fixtures/browsers/needBrowser'
import { type FaceName, faceNames } from '../fixtures/fonts/faces'
import { serveFaces } from '../fixtures/fonts/serveFaces'
import {
  type Choices,
  choices,
  tablets,
  windows,
} from '../fixtures/gallery/choices'
import { statesOf } from '../fixtures/gallery/statesOf'
import { type Taken, takePictures } from './takePictures'
import { sheetLanguages, writeSheet } from './writeSheet'

// Takes pictures of every step and state, for people to look at: `npm run sheet`. Each layout and theme has a sheet
// with one line per state and one picture per language. `npm run sheet -- engines` makes a sheet for each layout with
// Chromium and Firefox. `tablet-portrait` and `tablet-landscape` are the wide layout on a tablet. Names of layouts restrict
// the sheets to those layouts, and language tags to those languages. Texts use the Noto fonts, which have every script.
// `dejavu` or `segoe` selects another face.

const root = path.join(import.meta.dirname, '../..')
const say = (line: string) => void process.stdout.write(`${line}\n`)
const requestedNames = process.argv.slice(2)
/** The sheets, by their names. */
const sheets = {
  ...windows,
  ...tablets,
}
type Sheet = keyof typeof sheets
// At run time, the object has exactly the keys of its type.
const names = Object.keys(sheets) as readonly Sheet[]
const selected = names.filter((name) => requestedNames.includes(name))
const layoutOf = (sheet: Sheet): Choices['layout'] =>
  choices.layout.find((layout) => layout === sheet) ?? 'wide'
const languages = requestedNames.filter((word) =>
  /^[a-z]{2}(-[A-Z]{2})?$/.test(word),
)
const face: FaceName =
  faceNames.find((name) => requestedNames.includes(name)) ?? 'noto'

const launch = {
  chromium: () => chromium.launch(browserLaunch()),
  firefox: () => firefox.launch({ channel: 'moz-firefox', ...firefoxLaunch() }),
}

await build()
const server = await startStaticServer({
  folder: path.join(root, 'host-example/dist'),
})
const faces = await serveFaces()
try {
  for (const sheet of selected.length > 0 ? selected : names)
    if (requestedNames.includes('engines')) await compareEngines(sheet)
    else for (const theme of choices.theme) await showLanguages(sheet, theme)
} finally {
  await server.stop()
  await faces.stop()
}

async function showLanguages(sheet: Sheet, theme: Choices['theme']) {
  const layout = layoutOf(sheet)
  const columns = new Map<string, readonly Taken[]>()
  const browser = await launch.chromium()
  for (const language of languages.length > 0 ? languages : sheetLanguages)
    columns.set(
      language,
      await picture(browser, sheet, { layout, theme, language }),
    )
  await browser.close()
  say(await writeSheet(`${sheet}-${theme}`, columns))
}

async function compareEngines(sheet: Sheet) {
  const layout = layoutOf(sheet)
  const columns = new Map<string, readonly Taken[]>()
  for (const engine of ['chromium', 'firefox'] as const) {
    await needBrowser(say, engine)
    const browser = await launch[engine]()
    const scene = { layout, theme: 'light', language: 'en' } as const
    columns.set(engines[engine].name, await picture(browser, sheet, scene))
    await browser.close()
  }
  say(await writeSheet(`${sheet}-engines`, columns))
}

async function picture(browser: Browser, sheet: Sheet, scene: Choices) {
  const context = await browser.newContext({
    viewport: sheets[sheet],
    hasTouch: sheet in tablets,
    reducedMotion: 'reduce',
  })
  // Functions that tsx has transformed call `__name`.
  await context.addInitScript('globalThis.__name = (it) => it')
  const page = await context.newPage()
  const states = await statesOf(page, server.url, scene)
  await faces.showFace(page, face)
  const pictures = await takePictures(page, scene, Object.keys(states))
  await context.close()
  return pictures
}
