import { expect } from '@playwright/test'
import { measuredFaces } from '../fixtures/fonts/faces'
import { windows } from '../fixtures/gallery/choices'
import { findMisfits } from '../fixtures/gallery/misfits'
import { statesOf } from '../fixtures/gallery/statesOf'
import { test } from '../fixtures/test'

for (const layout of ['wide', 'mobile'] as const)
  test(`no text is cut or covered with a reader’s own spacing of lines, letters and words: ${layout} [WCAG 1.4.12]`, async ({
    page,
    pagesUrl,
    showFace,
  }) => {
    await page.setViewportSize(windows[layout])
    await page.addInitScript(spaceTexts)
    const scene = { layout, theme: 'light', language: 'en' } as const
    const addresses = await statesOf(page, pagesUrl, scene)
    await showFace(page, 'dejavu')
    const measured = measuredFaces('en')
    const found = await findMisfits(page, { addresses, ...measured })
    expect(found.length).toBeGreaterThan(40 * measured.faces.length)
    const misfits = found.flatMap(({ state, face, cut, covered }) =>
      [...cut, ...covered].map((text) => `${state}, ${face}: ${text}`),
    )
    expect(misfits).toEqual([])
  })

/** For `addInitScript`: sets the spacing that WCAG 2.2 grants readers in 1.4.12, in every shadow root. */
function spaceTexts() {
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init)
    const style = document.createElement('style')
    style.textContent =
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }'
    queueMicrotask(() => root.append(style))
    return root
  }
}
