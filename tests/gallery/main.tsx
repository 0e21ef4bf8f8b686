import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Dialog } from '../../src/ui/dialog/Dialog'
import { openIsland } from '../../src/ui/island/openIsland'
import { ShadowHost } from '../../src/ui/island/ShadowHost'
import { abandon } from '../../src/ui/theme/sheet'
import { findWiderFamilies } from '../fixtures/gallery/findWiderFamilies'
import { type Measured, measureTexts } from '../fixtures/gallery/measureTexts'
import { InDialog } from '../fixtures/states/InDialog'
import { accountPictures, walletsPictures } from './accountPictures'
import { buttonPictures } from './buttonPictures'
import { connectPictures, termsPictures } from './connectPictures'
import { networkPictures } from './networkPictures'
import { Overview } from './Overview'
import {
  nothing,
  type Picture,
  type Pictures,
  readScene,
  type Scene,
} from './Scene'
import { loadFonts, settle } from './settle'
import { shellPictures } from './shellPictures'
import { signInPictures } from './signInPictures'

const pictures: Pictures = {
  ...connectPictures,
  ...termsPictures,
  ...accountPictures,
  ...walletsPictures,
  ...networkPictures,
  ...shellPictures,
  ...signInPictures,
}

/** The look is empty, so that it follows later changes of the page's style, which the theme editor needs. */
const look = {}

const page = createRoot(document.querySelector('main') ?? document.body)
let leave = show(location.hash)
addEventListener('hashchange', () => replace(location.hash))

window.showState = async (address) => {
  flushSync(() => replace(address))
  await settle()
}

window.measureTexts = measureTexts
window.findWiderFamilies = findWiderFamilies

window.showFace = async (face) => {
  document.documentElement.dataset['face'] = face
  await loadFonts()
}

function replace(address: string) {
  leave()
  leave = show(address)
}

/** Shows the state in a URL. Returns a function that removes it. */
function show(address: string): () => void {
  const query = new URLSearchParams(address.slice(1))
  const scene = readScene(query)
  const { theme, messages } = scene
  const { locale: lang, dir } = messages.button
  const state = query.get('state') ?? ''
  const button = buttonPictures[state]
  const picture = pictures[state]
  const { dataset } = document.documentElement
  dataset['theme'] = theme
  // Lists the states for pages that show them one by one, like the theme editor.
  dataset['states'] = statesIn(scene).join('\n')
  page.render(
    button ? (
      <ShadowHost
        key={state}
        appearance={{ theme, look }}
        lang={lang}
        dir={dir}
      >
        {button(scene)}
      </ShadowHost>
    ) : (
      !picture && <Overview scene={scene} states={statesIn(scene)} />
    ),
  )
  return picture ? showDialog(picture, scene) : nothing
}

/** Renders like the product, on an island with a separate React root. */
function showDialog(picture: Picture, scene: Scene) {
  const { dialog, draw, layoutIn = (layout) => layout } = picture
  const { locale: lang, dir } = scene.messages.button
  const island = openIsland({ theme: scene.theme, look, lang, dir })
  const root = createRoot(island.root)
  root.render(
    <Dialog name={dialog} layout={layoutIn(scene.layout)} onClose={nothing}>
      <InDialog
        layout={layoutIn(scene.layout)}
        messages={scene.messages.dialogs}
      >
        {draw(scene)}
      </InDialog>
    </Dialog>,
  )
  return () => {
    root.unmount()
    island.host.remove()
    abandon(island.root)
  }
}

function statesIn({ layout }: Scene) {
  const dialogs = Object.entries(pictures)
    .filter(([, { layouts }]) => !layouts || layouts.includes(layout))
    .map(([name]) => name)
  return [...Object.keys(buttonPictures), ...dialogs]
}

declare global {
  interface Window {
    /** For tests: shows the state in a URL of the gallery, and resolves once it is rendered and nothing moves. */
    showState: (address: string) => Promise<void>
    /** For tests that have added the faces: shows the product in one of them. */
    showFace: (face: string) => Promise<void>
    /** For tests: returns the texts of the product that do not fit, in the shown face or in the heights of others. */
    measureTexts: (heightsOf: readonly string[]) => Measured
    /** For tests: returns the families in which a shown word is wider than in another one. */
    findWiderFamilies: typeof findWiderFamilies
  }
}
