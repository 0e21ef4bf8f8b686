import { expect, test } from 'vitest'
import { DialogSkeleton } from '../../../src/ui/dialog/DialogSkeleton'
import { drawDialog } from '../ui/drawDialog'
import { drawAccount } from './drawAccount'

const labels = { back: 'Back', close: 'Close' }

/** Returns the distance from the dialog's upper edge, the height and the width of an element. */
function boxIn(dialog: Element, element: Element) {
  const { height, top, width } = element.getBoundingClientRect()
  return [top - dialog.getBoundingClientRect().top, height, width]
}

test('the skeleton of the account dialog is as high as the dialog, and has boxes in the places of the avatar and the tiles', () => {
  const shell = {
    name: 'account',
    layout: 'compact',
    title: 'Your account',
    labels,
  } as const
  const { dialog: skeleton } = drawDialog({
    ...shell,
    children: <DialogSkeleton {...shell} />,
  })
  const boxes = [...skeleton.querySelectorAll('[aria-hidden] > span')]
  const place = (at: number) => {
    const box = boxes[at]
    if (!box) throw new Error('There are fewer boxes.')
    // The box is the span's first pseudo-element.
    const { height, marginTop, width } = getComputedStyle(box, '::before')
    const [top = 0] = boxIn(skeleton, box)
    return [top + parseFloat(marginTop), parseFloat(height), parseFloat(width)]
  }
  const avatar = place(0)
  const tiles = [4, 5, 6].map(place)
  const { offsetHeight } = skeleton

  const { dialog, get } = drawAccount()
  const face = dialog.querySelector('[data-round]')
  expect(face && boxIn(dialog, face)).toEqual(avatar)
  const drawn = ['copy-address', 'receive'].map((id) => get(id))
  const explorer = dialog.querySelector('a')
  expect(
    [...drawn, ...(explorer ? [explorer] : [])].map((tile) =>
      boxIn(dialog, tile),
    ),
  ).toEqual(tiles)
  expect(dialog.offsetHeight).toBe(offsetHeight)
})
