import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Project } from '../../add/Project'
import { recipes } from '../../add/recipes'
import { recipeFiles } from '../../fixtures/project/recipeFiles'

const root = path.join(import.meta.dirname, '../../..')

const folder = mkdtempSync(path.join(tmpdir(), 'walletdock-mark-'))
const mark = path.join(folder, 'mark.svg')
writeFileSync(
  mark,
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path d="M6 6h16v4H6zM6 12h10v4H6zM6 18h16v4H6zM6 24h10v2H6z"/></svg>',
)
afterAll(() => rmSync(folder, { recursive: true }))

const meadow = [
  ...['--name', 'Meadow Wallet', '--color', '#2a7d4f'],
  ...['--site', 'https://meadow.example', '--source', 'https://meadow.example'],
]
const words = [
  ...['--title', 'Back up {wallet}', '--text', 'Write down your words.'],
]

test.each([
  [['wallet', 'Meadow'], 'not a name in camelCase'],
  [['wallet', 'meadow', '--name', 'Meadow Wallet'], 'Add --color.'],
  [['wallet', 'meadow', ...meadow], 'Add --mark.'],
  [
    ['wallet', 'meadow', ...meadow, '--mark', mark],
    'Add --rdns of its extension, or --walletConnect.',
  ],
  [
    ['wallet', 'meadow', ...meadow, '--mark', mark, '--rdns', 'io.rabby'],
    'Rabby Wallet has the same io.rabby.',
  ],
  [
    ['wallet', 'rabby', ...meadow, '--mark', mark, '--walletConnect'],
    'Rabby Wallet has the same id.',
  ],
  [['option', 'Quiet', '--type', 'boolean'], 'not a name in camelCase'],
  [['option', 'quiet', '--type', 'flag'], 'Add --type boolean'],
  [['option', 'quiet', '--type', 'number', '--default', 'no'], 'not a number'],
  [
    ['option', 'quiet', '--type', 'boolean', '--default', 'no'],
    'not a boolean',
  ],
  [
    ['option', 'layout', ...['--type', 'string', '--default', 'wide']],
    'Add --words',
  ],
  [
    [
      ...['option', 'layout', '--type', 'string', '--default', 'wide'],
      ...['--words', 'Again.'],
    ],
    'There is an option "layout" already.',
  ],
  [['language', 'Swedish'], 'not a language tag'],
  [['language', 'de'], 'There is a language "de" already.'],
  [['language', 'nl', '--from', 'no'], 'Add --from'],
  [['language', 'nl', '--from', 'de'], 'Add --name'],
  [['step', 'backUp'], 'not a name in capitals'],
  [['step', 'DOWNLOAD'], 'There is a step "DOWNLOAD" already.'],
  [['step', 'BACK_UP', '--after', 'CONNECT'], 'Add --after'],
  [['step', 'BACK_UP', '--after', 'DOWNLOAD', '--title', 'It'], 'Add --title'],
  [['step', 'INSTRUCTIONS', '--after', 'DOWNLOAD', ...words], 'has a group'],
  [['module', 'Thing'], 'not a name in camelCase'],
  [['module', 'useWallet'], 'There is a module "useWallet" already.'],
])(
  'npm run add writes nothing and says what is wrong with %j',
  ([kind = '', ...args], why) => {
    const before = recipeFiles(root)
    expect(() => recipes[kind]?.run(new Project(), args)).toThrow(why)
    expect(recipeFiles(root)).toEqual(before)
  },
)
