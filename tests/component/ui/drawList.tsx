import { expect } from 'vitest'
import { dialogMessages } from '../../../src/data/messages/dialogs'
import { DialogHeader } from '../../../src/ui/dialog/DialogHeader'
import { List } from '../../../src/ui/list/List'
import { ListRow } from '../../../src/ui/list/ListRow'
import { LongList } from '../../../src/ui/list/LongList'
import { drawDialog } from './drawDialog'

const { search } = dialogMessages
/** Returns `Entry 001` and so on. */
export const namesOf = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `Entry ${String(at + 1).padStart(3, '0')}`,
  )

/** Renders a dialog with a long list of names. */
export function drawList(
  names: readonly string[],
  options: Parameters<typeof drawDialog>[1] = {},
  words: typeof search = search,
) {
  const chosen: string[] = []
  const viewOf = (next: readonly string[]) => (
    <>
      <DialogHeader title="Entries" labels={dialogMessages} />
      <LongList
        items={next}
        textsOf={(name) => [name]}
        label="Search entries"
        words={words}
      >
        {(some) => (
          <List>
            {some.map((name) => (
              <li key={name}>
                <ListRow name={name} onClick={() => chosen.push(name)} />
              </li>
            ))}
          </List>
        )}
      </LongList>
    </>
  )
  const drawn = drawDialog({ children: viewOf(names) }, options)
  const { dialog } = drawn
  const rows = () => [...dialog.querySelectorAll('[part=row]')]
  return {
    ...drawn,
    chosen,
    rows,
    change: (next: readonly string[]) => drawn.draw({ children: viewOf(next) }),
    names: () => rows().map((row) => row.textContent),
    field: () => dialog.querySelector('input'),
    status: () => dialog.querySelector('[role=status]')?.textContent,
    /** Waits for the search field, which loads on demand. */
    async search() {
      await expect.poll(() => dialog.querySelector('input')).not.toBe(null)
      const input = dialog.querySelector('input')
      if (!input) throw new Error('there is no field')
      return input
    },
  }
}
