import { expect, test } from 'vitest'
import type { Download, Stages } from '../../size/Stages'
import { weighStages } from '../../size/weighStages'

const remote = (path: string, bytes: number): Download => {
  return { path, from: 'remote', bytes }
}
const stages: Stages = {
  thinPage: [
    { path: '/thin', from: 'host', bytes: 100_000 },
    remote('/contract.json', 1),
    remote('/remoteEntry.js', 10),
    remote('/chunks/core.12345678.js', 1000),
  ],
  idlePage: [remote('/contract.json', 1), remote('/chunks/12.12345678.js', 7)],
  intent: [
    remote('/chunks/1.12345678.js', 2),
    { ...remote('/chunks/2.12345678.js', 20), dialog: 'connect' },
  ],
  connectDialog: [remote('/chunks/3.12345678.js', 200)],
  connected: [remote('/chunks/4.12345678.js', 6)],
  accountDialog: [
    remote('/chunks/5.12345678.js', 3),
    { ...remote('/chunks/6.12345678.js', 30), dialog: 'account' },
    { ...remote('/chunks/7.12345678.js', 40), dialog: 'network' },
  ],
  networkDialog: [
    { ...remote('/chunks/6.12345678.js', 30), dialog: 'account' },
    { ...remote('/chunks/7.12345678.js', 40), dialog: 'network' },
  ],
  recentTransactions: [remote('/chunks/10.12345678.js', 50)],
  tokenList: [remote('/chunks/16.12345678.js', 55)],
  signIn: [remote('/chunks/11.12345678.js', 60)],
  whileReading: [remote('/chunks/15.12345678.js', 404)],
  phone: [
    remote('/chunks/8.12345678.js', 400),
    { ...remote('/chunks/9.12345678.js', 4), drawsCodes: true },
  ],
  resumedPage: [
    { path: '/thin', from: 'host', bytes: 100_000 },
    remote('/chunks/core.12345678.js', 1000),
  ],
  sharedWagmi: [
    remote('/chunks/12.12345678.js', 70),
    { ...remote('/chunks/13.12345678.js', 7), isOfDialogs: true },
  ],
  remotesPage: [
    remote('/mf-manifest.json', 90),
    remote('/chunks/core.12345678.js', 1000),
  ],
  federatedPage: [
    { path: '/federated', from: 'host', bytes: 100_000 },
    { path: '/federated/federated.12345678.js', from: 'host', bytes: 900 },
  ],
  hostKit: 5,
  language: { path: 'chunks/14.12345678.js', bytes: 8 },
}

test('weighStages adds up the bytes that a visitor downloads for each stage', () => {
  const rows = weighStages(stages).map(({ stage, bytes }) => [stage, bytes])
  expect(Object.fromEntries(rows)).toEqual({
    'first visit': 1011,
    'own code': 1000,
    'thin page': 101_011,
    '… once idle': 8,
    engine: 2,
    'connect dialog': 220,
    connected: 6,
    'account dialog': 33,
    'network dialog': 40,
    'recent transactions': 50,
    'token list': 55,
    'sign-in': 60,
    'while reading': 404,
    WalletConnect: 400,
    'code to scan': 4,
    'wagmi of the page': 77,
    '… without dialogs': 70,
    'resumed session': 1000,
    'a language': 8,
    'by remotes': 1090,
    'federation runtime': 900,
    'host kit': 5,
  })
})
