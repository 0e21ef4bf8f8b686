import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { dialogMessages } from '../../../src/data/messages/dialogs'
import { grammarOf } from '../../../src/data/messages/Grammar'
import { messages as arabic } from '../../../src/data/messages/languages/ar'
import { focusedElement } from '../../../src/ui/dialog/focus'
import { ListRow } from '../../../src/ui/list/ListRow'
import { LongList } from '../../../src/ui/list/LongList'
import { drawDialog } from './drawDialog'
import { drawList, namesOf } from './drawList'
import { focusedText } from './focusedText'

test('a list with more than twelve entries has a labelled search field [WCAG 3.3.2]', async () => {
  const { change, dialog, field, search: find } = drawList(namesOf(12))
  expect(dialog.querySelector('[data-many]')).toBe(null)
  expect(field()).toBe(null)
  change(namesOf(13))
  expect((await find()).getAttribute('aria-label')).toBe('Search entries')
})

test('the space of the search field is reserved before it loads', async () => {
  const { rows, search: find } = drawList(namesOf(40))
  const top = () => rows()[0]?.getBoundingClientRect().top
  const before = top()
  await find()
  expect(top()).toBe(before)
})

test('typing focuses the search field and filters the list [WCAG 2.1.4] [WCAG 3.2.2]', async () => {
  const { names, search: find } = drawList(namesOf(300))
  const input = await find()
  expect(focusedText()).toBe('Entries')
  await userEvent.keyboard('ENTRY 29')
  expect(input.value).toBe('ENTRY 29')
  expect(names().slice(0, 10)).toEqual(namesOf(299).slice(289))
  // These entries contain both words as well.
  await expect
    .poll(() => names().slice(10))
    .toEqual(['Entry 029', 'Entry 129', 'Entry 229'])
})

test('a shortcut of the browser does not start a search', async () => {
  const { search: find } = drawList(namesOf(30))
  const input = await find()
  await userEvent.keyboard('{Alt>}e{/Alt}')
  expect(input.value).toBe('')
  expect(focusedText()).toBe('Entries')
})

test('arrow keys move between the search field and the rows, and Enter chooses a row', async () => {
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

test('arrow keys move through a list without a search field, and stop at its ends [WCAG 2.1.1]', async () => {
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

test('Home and End move to the first and the last row, and stay in the search field [WCAG 2.1.1]', async () => {
  const { search: find } = drawList(namesOf(30))
  const field = await find()
  await userEvent.keyboard('9{Home}')
  expect([focusedElement(), field.selectionStart]).toEqual([field, 0])
  await userEvent.keyboard('{ArrowDown}{End}')
  expect(focusedText()).toBe('Entry 029')
  await userEvent.keyboard('{Home}')
  expect(focusedText()).toBe('Entry 009')
})

test('arrow keys skip rows that cannot be focused [WCAG 2.1.1]', async () => {
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
              // biome-ignore lint/a11y/useValidAnchor: looks like a transaction that no explorer knows
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

test('Tab moves from the search field to the first row', async () => {
  const { search: find } = drawList(namesOf(30))
  const input = await find()
  input.focus()
  await userEvent.tab()
  expect(focusedText()).toBe('Entry 001')
})

test('Escape clears the search field first, and then closes the dialog', async () => {
  const { closings, names, search: find } = drawList(namesOf(30))
  const input = await find()
  await userEvent.keyboard('entry 12{ArrowDown}{Escape}')
  expect(closings()).toBe(0)
  expect(input.value).toBe('')
  await expect.poll(() => names()[0]).toBe('Entry 001')
  await userEvent.keyboard('{Escape}')
  expect(closings()).toBe(1)
})

test('the number of results is announced during a search, and nothing is announced otherwise [WCAG 4.1.3]', async () => {
  const { search: find, status } = drawList(namesOf(30))
  const input = await find()
  expect(status()).toBe('')
  await userEvent.type(input, 'entry 02')
  expect(status()).toBe('11 results')
  await userEvent.type(input, '7')
  expect(status()).toBe('1 result')
})

test('an empty result is announced, and a button shows all entries again', async () => {
  const { button, names, search: find, status } = drawList(namesOf(30))
  const input = await find()
  await userEvent.type(input, 'zebra')
  expect(names()).toEqual([])
  expect(status()).toBe('No results for “zebra”.')
  await userEvent.click(button('Show all'))
  expect(input.value).toBe('')
  expect(input.matches(':focus')).toBe(true)
  await expect.poll(() => names()[0]).toBe('Entry 001')
})

test('a search stays active while the list changes', async () => {
  const { change, names, search: find } = drawList(namesOf(30))
  await userEvent.type(await find(), 'entry 03')
  change(namesOf(31))
  expect(names()).toEqual(['Entry 030', 'Entry 031', 'Entry 003'])
  change(namesOf(4))
  expect(names()).toEqual(['Entry 003'])
  change(['Entry 030'])
  expect(names()).toEqual(['Entry 030'])
})

test('in right-to-left languages, the icon of the search field is at its right', async () => {
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
