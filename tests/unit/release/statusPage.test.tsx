import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { StatusPage } from '../../../src/release/status/StatusPage'
import { someChannels } from '../kit/someChannels'

test('the status page begins with the site, the last edit and its reason, the time of reading, and who gets what', () => {
  vi.stubGlobal('location', { hash: '' })
  onTestFinished(() => void vi.unstubAllGlobals())
  const edit = {
    ...{ sequence: 7, at: '2026-12-01T03:04:05.000Z', undo: {} },
    ...{ words: ['promote', '1.0.0'], why: 'Alarm 17' },
  }
  const site = { channels: someChannels, files: new Map(), history: [edit] }
  const text = renderToStaticMarkup(
    <StatusPage
      url="https://wallet.example/"
      inspection={{ site, altered: [] }}
      missing={[]}
      readAt={new Date('2026-12-01T03:10:00Z')}
    />,
  ).replaceAll(/<[^>]*>/g, ' ')
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'https://wallet.example/: edit 7 of 2026-12-01 03:04 UTC ( promote 1.0.0 , Alarm 17), read at 03:10 UTC Who gets what stable 1.0.0',
  )
})
