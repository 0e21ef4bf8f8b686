import { expect, test } from 'vitest'
import { judgeRows } from '../../size/judgeRows'

const row = (stage: string, bytes: number) => ({ stage, files: ['a'], bytes })

test('a stage that equals its budget passes', () => {
  const { lines, wrong } = judgeRows([row('engine', 60 * 1024)], { engine: 60 })
  expect(wrong).toEqual([])
  expect(lines).toEqual([
    'stage               files  KB gzip  budget',
    'engine                  1     60.0      60',
  ])
})

test('a stage that exceeds its budget by one byte fails', () => {
  const { wrong } = judgeRows([row('engine', 60 * 1024 + 1)], { engine: 60 })
  expect(wrong).toEqual(['engine is 60.0 KB, its budget is 60 KB.'])
})

test('a stage that downloaded nothing fails', () => {
  const { wrong } = judgeRows([row('engine', 0)], { engine: 60 })
  expect(wrong).toEqual(['engine downloaded nothing.'])
})

test('a row without a budget and a budget without a row fail', () => {
  const { wrong } = judgeRows([row('engine', 1)], { button: 1 })
  expect(wrong).toEqual([
    'engine has no budget.',
    'button has a budget and no row.',
  ])
})
