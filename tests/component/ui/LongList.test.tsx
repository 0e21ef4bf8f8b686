import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { dialogMessages } from '../../../src/messages/dialogs'
import { grammarOf } from '../../../src/messages/Grammar'
import { messages as arabic } from '../../../src/messages/languages/ar'
import { ListRow } from '../../../src/ui/list/ListRow'
import { LongList } from '../../../src/ui/list/LongList'
import { drawDialog } from './drawDialog'
import { drawList, namesOf } from './drawList'
import { findViolations } from './findViolations'
import { focusedText } from './focusedText'

test('twelve entries can be looked through, and a thirteenth brings a field', async () => {
  const { change, dialog, field, search: find } = drawList(namesOf(12))
  expect(dialog.querySelector('[data-many]')).toBe(null)
  expect(field()).toBe(null)
  change(namesOf(13))
  expect((await find()).getAttribute('aria-label')).toBe('Search entries')
})

test('the field has its place before it comes, so that no row moves', async () => {
  const { rows, search: find } = drawList(namesOf(40))
  const top = () => rows()[0]?.getBoundingClientRect().top
  const before = top()
  await find()
  expect(top()).toBe(before)
})

test('whoever types is in the field, and sees what has the words [WCAG 2.1.4] [WCAG 3.2.2]', async () => {
  const { names, search: find } = drawList(namesOf(300))
  const input = await find()
  expect(focusedText()).toBe('Entries')
  await userEvent.keyboard('ENTRY 29')
  expect(input.value).toBe('ENTRY 29')
  expect(names().slice(0, 10)).toEqual(namesOf(299).slice(289))
  // The two words are in these as well.
  await expect
    .poll(() => names().slice(10))
    .toEqual(['Entry 029', 'Entry 129', 'Entry 229'])
})

test('a shortcut of the browser is no search', async () => {
  const { search: find } = drawList(namesOf(30))
  const input = await find()
  await userEvent.keyboard('{Alt>}e{/Alt}')
  expect(input.value).toBe('')
  expect(focusedText()).toBe('Entries')
})

test('arrows go from the field through the rows and back, and Enter chooses', async () => {
  const { chosen, search: find } = drawList(namesOf(30))
  await find()
  await userEvent.keyboard('entry 01')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(focusedText()).toBe('Entry 012')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(chosen).toEqual(['Entry 011'])
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await userEvent.keyboard('9')
  expect(focusedText()).toBe('')
  expect((await find()).value).toBe('entry 019')
})

test('arrows go through a list without a field, too, and stop at its ends [WCAG 2.1.1]', async () => {
  const { chosen, rows } = drawList(namesOf(3))
  const [first] = rows()
  if (first instanceof HTMLElement) first.focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(focusedText()).toBe('Entry 001')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(focusedText()).toBe('Entry 003')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(chosen).toEqual(['Entry 002'])
})

test('arrows pass rows that take no focus [WCAG 2.1.1]', async () => {
  const kinds = ['first', 'disabled', 'without a link', 'last']
  const { dialog } = drawDialog({
    children: (
      <LongList
        items={kinds}
        textsOf={(kind) => [kind]}
        label="Search"
        words={dialogMessages.search}
      >
        {(some) =>
          some.map((kind) =>
            kind === 'without a link' ? (
              // biome-ignore lint/a11y/useValidAnchor: as a transaction is that no explorer knows
              <a key={kind} part="row">
                {kind}
              </a>
            ) : (
              <ListRow key={kind} name={kind} disabled={kind === 'disabled'} />
            ),
          )
        }
      </LongList>
    ),
  })
  dialog.querySelector('button')?.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(focusedText()).toBe('last')
  await userEvent.keyboard('{ArrowUp}')
  expect(focusedText()).toBe('first')
})

test('Tab goes from the field to the rows, past nothing but its own button', async () => {
  const { search: find } = drawList(namesOf(30))
  const input = await find()
  input.focus()
  await userEvent.tab()
  expect(focusedText()).toBe('Entry 001')
})

test('Escape empties the field first, wherever the focus is, and then closes', async () => {
  const { closings, names, search: find } = drawList(namesOf(30))
  const input = await find()
  await userEvent.keyboard('entry 12{ArrowDown}{Escape}')
  expect(closings()).toBe(0)
  expect(input.value).toBe('')
  await expect.poll(() => names()[0]).toBe('Entry 001')
  await userEvent.keyboard('{Escape}')
  expect(closings()).toBe(1)
})

test('how many were found is read out politely, and nothing while nothing is asked [WCAG 4.1.3]', async () => {
  const { search: find, status } = drawList(namesOf(30))
  const input = await find()
  expect(status()).toBe('')
  await userEvent.type(input, 'entry 02')
  expect(status()).toBe('11 results')
  await userEvent.type(input, '7')
  expect(status()).toBe('1 result')
})

test('where nothing is found it says so, and one press shows all again', async () => {
  const { dialog, names, search: find, status } = drawList(namesOf(30))
  const input = await find()
  await userEvent.type(input, 'zebra')
  expect(names()).toEqual([])
  expect(status()).toBe('No results for “zebra”.')
  const all = [...dialog.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Show all',
  )
  if (!all) throw new Error('there is no way back')
  await userEvent.click(all)
  expect(input.value).toBe('')
  expect(input.matches(':focus')).toBe(true)
  await expect.poll(() => names()[0]).toBe('Entry 001')
})

test('a search goes on while the list changes under it', async () => {
  const { change, names, search: find } = drawList(namesOf(30))
  await userEvent.type(await find(), 'entry 03')
  change(namesOf(31))
  expect(names()).toEqual(['Entry 030', 'Entry 031', 'Entry 003'])
  change(namesOf(4))
  expect(names()).toEqual(['Entry 003'])
  change(['Entry 030'])
  expect(names()).toEqual(['Entry 030'])
})

test('from right to left the field’s mark stands at the right, before the words', async () => {
  const { dialog, search: find } = drawList(
    namesOf(30),
    { lang: 'ar', dir: 'rtl' },
    arabic(grammarOf('ar')).dialogs.search,
  )
  const input = await find()
  const mark = dialog.querySelector('[part=search] svg')
  expect(mark?.getBoundingClientRect().left).toBeGreaterThan(
    input.getBoundingClientRect().right - 1,
  )
})

test.each(['light', 'dark'] as const)(
  'it is accessible in %s: long, found and not found [WCAG 3.3.2]',
  async (theme) => {
    const { dialog, search: find } = drawList(namesOf(30), { theme })
    const input = await find()
    expect(await findViolations(dialog)).toEqual([])
    await userEvent.type(input, 'entry 3')
    expect(await findViolations(dialog)).toEqual([])
    await userEvent.type(input, 'zebra')
    expect(await findViolations(dialog)).toEqual([])
  },
)
