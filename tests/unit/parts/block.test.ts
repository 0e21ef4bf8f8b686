import { expect, test } from 'vitest'
import { blockIn, withBlock } from '../../parts/block'

const guide = 'a\n<!-- one -->\nold\n<!-- end of one -->\nb\n'

test('a block is what stands between its markers', () => {
  expect(blockIn(guide, 'one')).toBe('old')
})

test('another text is written there as it is, and nothing else changes', () => {
  const written = withBlock(guide, 'one', 'costs $1')
  expect(written).toBe('a\n<!-- one -->\ncosts $1\n<!-- end of one -->\nb\n')
  expect(withBlock(written, 'one', 'costs $1')).toBe(written)
})

test('a guide without the markers is an error', () => {
  expect(() => blockIn(guide, 'two')).toThrow('no markers for "two"')
  expect(() => withBlock(guide, 'two', '')).toThrow('no markers for "two"')
})
