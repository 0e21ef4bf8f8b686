import { afterEach, expect } from 'vitest'
import { takeConsole } from './takeConsole'

afterEach(() => {
  expect(
    takeConsole(),
    'a test or the code under it wrote to the console',
  ).toEqual([])
})
