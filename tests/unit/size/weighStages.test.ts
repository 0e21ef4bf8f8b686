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
    remote('/chunks/emotion.12345678.js', 100),
    remote('/chunks/core.12345678.js', 1000),
  ],
  intent: [
    remote('/chunks/engine.12345678.js', 2),
    remote('/chunks/src_app_ConnectView_tsx.12345678.js', 20),
  ],
  connectDialog: [remote('/chunks/list.12345678.js', 200)],
  accountDialog: [remote('/chunks/account.12345678.js', 3)],
  networkDialog: [remote('/chunks/network.12345678.js', 4)],
  resumedPage: [
    { path: '/thin', from: 'host', bytes: 100_000 },
    remote('/chunks/core.12345678.js', 1000),
  ],
  hostKit: 5,
}

test('each stage counts what its visitor downloads for it', () => {
  const rows = weighStages(stages).map(({ stage, bytes }) => [stage, bytes])
  expect(Object.fromEntries(rows)).toEqual({
    'first visit': 1111,
    'own code': 1000,
    'thin page': 101_111,
    engine: 2,
    'connect dialog': 220,
    'account dialog': 3,
    'network dialog': 4,
    'resumed session': 1000,
    'host kit': 5,
  })
})
