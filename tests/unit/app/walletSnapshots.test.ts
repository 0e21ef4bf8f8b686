import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkConfig } from '../../../src/app/checkConfig'
import { languageOf } from '../../../src/app/language'
import { walletActions } from '../../../src/app/wallet/walletActions'
import { walletSnapshots } from '../../../src/app/wallet/walletSnapshots'
import { walletState } from '../../../src/app/wallet/walletState'
import { base } from '../../../src/data/chains/base'
import { eventsAt } from '../../fixtures/session/sessionEvents'
import { configured } from '../../fixtures/session/sessionFacts'
import { anAccount, aPage } from './aPage'

const settings = checkConfig({
  appName: 'Shop',
  projectId: 'id',
  chains: [base, { ...base, id: 10, name: 'Second' }],
})

function aHost() {
  const page = aPage()
  const actions = walletActions(page.session, configured)
  const read = walletSnapshots(
    page.session,
    settings,
    actions,
    languageOf(['en']),
  )
  return { ...page, actions, read }
}

test('the steps of a dialog do not change the snapshot', () => {
  const { choose, read, session } = aHost()
  const before = read()
  session.send({ type: 'OPEN', dialog: 'connect' })
  const opened = read()
  expect(opened).not.toBe(before)
  choose()
  session.send({ type: 'BACK' })
  session.send({ type: 'LEARN' })
  expect(read()).toBe(opened)
  const account = { ...anAccount, name: 'ada.eth' }
  session.send({ type: 'CONNECTED', account })
  expect(read()).toMatchObject({ name: 'ada.eth', dialog: undefined })
})

test('the snapshot equals the state of the session after any events', () => {
  const picks = fc.array(fc.nat(), { maxLength: 30 })
  fc.assert(
    fc.property(picks, fc.boolean(), (chosen, hasAuth) => {
      const { actions, read, session } = aHost()
      for (const pick of chosen) {
        const events = eventsAt(session.getState(), hasAuth)
        const event = events[pick % events.length]
        if (event) session.send(event)
        const state = walletState(session.getState(), settings)
        expect(read()).toEqual({ ...state, ...actions })
      }
    }),
    { numRuns: 300 },
  )
})
