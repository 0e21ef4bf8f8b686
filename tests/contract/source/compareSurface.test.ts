import { expect, test } from 'vitest'
import { isVersionFor } from '../../compatibility/isVersionFor'
import { compareSurface } from '../surface/compareSurface'
import { readSurface } from '../surface/readSurface'
import type { Surface } from '../surface/Surface'

const surface: Surface = {
  modules: { './mount': { Config: 'type', State: 'type', mount: 'function' } },
  declarations: {
    Config: `export type Config = { readonly name: string; readonly theme?: 'light' | 'dark' | undefined; readonly names?: { readonly url: string; } | undefined; };`,
    State: `export type State = { readonly status: 'on' | 'off'; readonly send: (one: Url) => void; close(): void; };`,
    Wallet: 'export type Wallet = State & { readonly open: () => void; };',
    Live: 'export type Live = State & Wallet;',
    Given: 'export type Given = State & Config;',
    Outcome: `export type Outcome = 'yes' | 'no';`,
    Phase: `export type Phase = 'before' | 'after';`,
    mount: 'export declare function mount(config: Config): State;',
    wallets: `export declare const wallets: readonly ['ledger', 'rabby'];`,
    words: `export declare const words: { asking: { title: string; }; };`,
  },
  onlyRead: { State: true, Wallet: true, Live: true, Phase: true, words: true },
}

test('compareSurface calls equal surfaces the same', () => {
  expect(compareSurface(surface, structuredClone(surface))).toBe('same')
})

test.each([
  ['a module', { modules: {} }],
  ['a name', { modules: { './mount': { Config: 'type', State: 'type' } } }],
  [
    'a name’s value, its type being left',
    {
      modules: { './mount': { ...surface.modules['./mount'], mount: 'type' } },
    },
  ],
])('%s that is removed breaks hosts', (_, change) => {
  expect(compareSurface(surface, { ...surface, ...change })).toBe('breaking')
  expect(compareSurface({ ...surface, ...change }, surface)).not.toBe('same')
})

test.each([
  ['a field is gone', 'Config', 'readonly name: string; ', ''],
  ['a method is gone', 'State', ' close(): void;', ''],
  ['a field is of another type', 'Config', 'name: string', 'name: number'],
  ['a field must be given now', 'Config', 'theme?:', 'theme:'],
  ['a choice is gone', 'Config', `'light' | `, ''],
  [
    'a field that must be given is new',
    'Config',
    '};',
    'readonly id: string; };',
  ],
  ['a host may read what it does not know', 'State', `'off'`, `'off' | 'mad'`],
  ['so may it in a type of its own', 'Phase', `'after'`, `'after' | 'now'`],
  [
    'a way to call a function is gone',
    'State',
    '(one: Url) => void',
    'SendAll & ((one: URL) => void)',
  ],
  [
    'another way to call a function is inferred',
    'State',
    '(one: Url) => void',
    '((one: Url) => void) & SendAll',
  ],
  ['a choice of a type is gone', 'Outcome', ` | 'no'`, ''],
  ['a sentence is gone', 'words', 'title: string; ', ''],
  ['a part of a field is gone', 'Config', 'readonly url: string; ', ''],
  ['a part of a field is of another type', 'Config', 'url: string', 'url: URL'],
  [
    'a part of a field that must be given is new',
    'Config',
    'url: string;',
    'url: string; readonly key: string;',
  ],
  [
    'a function takes more',
    'mount',
    '(config: Config',
    '(at: Element, config: Config',
  ],
  [
    'a function takes something else, though it may be left out',
    'mount',
    '(config: Config)',
    '(config?: Config, at?: Element)',
  ],
  [
    'a function takes more, and gives another thing',
    'mount',
    '(config: Config): State;',
    '(config: Config, at?: Element): void;',
  ],
  ['a function gives another thing', 'mount', ': State;', ': void;'],
  ['a function may give nothing', 'mount', ': State;', ': State | undefined;'],
  ['what a type is made of is gone', 'Wallet', 'State & ', ''],
  ['what a type is made of is another', 'Live', 'Wallet', 'Config & Wallet'],
  ['hosts must write more of a type', 'Given', 'Config', 'Config & State'],
  ['a name of a list is gone', 'wallets', `'ledger', `, ''],
  ['a name of a list is another', 'wallets', 'ledger', 'trezor'],
  ['a list may be changed', 'wallets', 'readonly ', ''],
])('hosts break when %s', (_, name, was, is) => {
  expect(compareSurface(surface, changed(name, was, is))).toBe('breaking')
})

test.each([
  [
    'a field that may be left out',
    'Config',
    '};',
    'readonly accent?: string | undefined; };',
  ],
  ['a field to read', 'State', '};', 'readonly name: string; };'],
  [
    'a way more to call a function',
    'State',
    '(one: Url) => void',
    'SendAll & ((one: Url) => void)',
  ],
  [
    'a field to read, in a type made of another',
    'Wallet',
    '};',
    'readonly name: string; };',
  ],
  [
    'a part of a field that may be left out',
    'Config',
    'url: string;',
    'url: string; readonly key?: string | undefined;',
  ],
  [
    'what a function may be given',
    'mount',
    '(config: Config)',
    '(config: Config, at?: Element, how?: { readonly a: 1, b: 2 })',
  ],
  ['more of what a type to read is made of', 'Live', ';', ' & Outcome;'],
  ['a choice of a field', 'Config', `'dark'`, `'dark' | 'auto'`],
  ['a choice of a type', 'Outcome', `'no'`, `'no' | 'later'`],
  ['a name of a list', 'wallets', `'rabby'`, `'phantom', 'rabby'`],
  ['a sentence', 'words', 'title: string;', 'title: string; text: string;'],
])('%s is an addition', (_, name, was, is) => {
  expect(compareSurface(surface, changed(name, was, is))).toBe('additive')
})

test('a new module and a new name are additions', () => {
  const modules = { ...surface.modules, './more': { more: 'function' } }
  expect(compareSurface(surface, { ...surface, modules })).toBe('additive')
  const more = { './mount': { ...surface.modules['./mount'], more: 'type' } }
  expect(compareSurface(surface, { ...surface, modules: more })).toBe(
    'additive',
  )
})

test.each([
  ['breaking', '2.0.0', true],
  ['breaking', '1.3.0', false],
  ['breaking', '1.2.4', false],
  ['additive', '1.3.0', true],
  ['additive', '2.0.0', true],
  ['additive', '1.2.3', false],
  ['additive', '1.2.4', false],
  ['same', '1.2.3', true],
  ['same', '1.2.4', true],
  ['same', '1.2.2', false],
  ['same', '0.9.0', false],
] as const)(
  'after API 1.2.3, isVersionFor accepts a change that is %s as version %s: %s',
  (verdict, now, may) => {
    expect(isVersionFor(verdict, '1.2.3', now)).toBe(may)
  },
)

test('readSurface follows declarations through files, and only counts the picked fields of a picked type', () => {
  const files: Record<string, string> = {
    'exposes/button': `export { type Props, Button } from '../app/Button';`,
    'app/Button': `import type { View } from '../view/View';
/** A comment, with a word: Hidden. */
export type Props = Pick<View, 'size' | 'look'>;
export declare function Button(props: Props): import("../view/View").Look;`,
    'view/View': `import type { Other } from './Other';
export type Size = 1 | 2;
export type Look = 'a' | 'b';
export type View = {
    readonly size: Size;
    readonly look?: Look | undefined;
    readonly other: Other;
};`,
    'view/Other': 'export type Other = { readonly hidden: true; };',
  }
  expect(
    readSurface((file) => files[file], { './button': 'exposes/button' }),
  ).toEqual({
    modules: { './button': { Button: 'function', Props: 'type' } },
    declarations: {
      Button: 'export declare function Button(props: Props): Look;',
      Look: `export type Look = 'a' | 'b';`,
      Props:
        'export type Props = { readonly size: Size; readonly look?: Look | undefined; };',
      Size: 'export type Size = 1 | 2;',
    },
  })
})

test('two declarations of one name are distinguished by module, so that either may move to another file', () => {
  const files = (folder: string): Readonly<Record<string, string>> => ({
    'exposes/a': `export type { Wallet } from '../${folder}/Wallet';`,
    'exposes/b': `export type { Wallet } from '../b/Wallet';`,
    [`${folder}/Wallet`]: 'export type Wallet = 1;',
    'b/Wallet': 'export type Wallet = 2;',
  })
  const entries = { './a': 'exposes/a', './b': 'exposes/b' }
  const [before, now] = ['app', 'ui'].map((folder) =>
    readSurface((file) => files(folder)[file], entries),
  )
  expect(now).toEqual(before)
  expect(Object.keys(now?.declarations ?? {})).toEqual([
    'Wallet of ./a',
    'Wallet of ./b',
  ])
})

test('readSurface throws for a name that is declared nowhere', () => {
  const read = (file: string) =>
    file === 'exposes/gone' ? `export { gone } from '../app/gone';` : undefined
  expect(() => readSurface(read, { './gone': 'exposes/gone' })).toThrow('gone')
})

function changed(name: string, was: string, is: string): Surface {
  const text = surface.declarations[name] ?? ''
  expect(text).toContain(was)
  const declarations = {
    ...surface.declarations,
    [name]: text.replace(was, is),
  }
  return { ...surface, declarations }
}
