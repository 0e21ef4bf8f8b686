import { satisfy as parsed } from '@module-federation/enhanced/runtime'
import { expect, test } from 'vitest'
import { satisfy } from '../../.config/satisfy'

const versions = ['1', '2', '10'].flatMap((major) =>
  ['0.0', '0.9', '0.10', '3.0'].flatMap((rest) =>
    ['', '-rc.1', '+build'].map((end) => `${major}.${rest}${end}`),
  ),
)

test('of two versions the stand-in for the runtime’s parser knows the older', () => {
  const differing = versions.flatMap((version) =>
    versions
      .map((newest) => `<=${newest}`)
      .filter((range) => satisfy(version, range) !== parsed(version, range))
      .map((range) => `${version} ${range}`),
  )
  expect(differing).toEqual([])
})

test('the ranges that the remote asks for are judged as by the runtime’s parser', () => {
  const differing = ['^1.0.0', '^2.0.0', '^10.0.0'].flatMap((range) =>
    versions.filter(
      (version) => satisfy(version, range) !== parsed(version, range),
    ),
  )
  expect(differing).toEqual([])
})
