import { expect, test } from 'vitest'
import { hostIn, lineOf, linesIn, withLines } from '../../hostTable/hostLines'

const row = (host: string, came: string, result = 'connects') =>
  lineOf({ host, came, react: 'none', wagmi: 'none', result })
const empty = 'Before\n<!-- hosts -->\n<!-- end of hosts -->\nAfter\n'

test('withLines writes a table between the markers, grouped by the way in which hosts load Walletdock', () => {
  const written = withLines(empty, [
    row('Vue', 'element'),
    row('Angular', 'kit'),
    row('Angular', 'element'),
    row('Vue', 'element'),
  ])
  expect(linesIn(written)).toEqual([
    row('Angular', 'element'),
    row('Vue', 'element'),
    row('Angular', 'kit'),
  ])
  expect(written).toMatch(/^Before\n<!-- hosts -->\n\| host \|/)
  expect(written).toMatch(/\n<!-- end of hosts -->\nAfter\n$/)
})

test('withLines changes nothing if the lines are the same, in any order', () => {
  const lines = [row('Vue', 'kit'), row('Angular', 'kit'), row('Vue', 'mount')]
  const written = withLines(empty, lines)
  expect(withLines(written, lines.toReversed())).toBe(written)
})

test('hostIn returns the same host for lines with different results', () => {
  const [good, bad] = [row('Vue', 'kit'), row('Vue', 'kit', 'no wallet')]
  expect(good).not.toBe(bad)
  expect(hostIn(good)).toBe(hostIn(bad))
  expect(hostIn(good)).not.toBe(hostIn(row('Vue', 'mount')))
})

test('a guide without the markers throws an error', () => {
  expect(() => linesIn('| host |')).toThrow('no markers')
})
