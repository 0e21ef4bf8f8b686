import { defineConfig } from 'vitest/config'
import vitest from '../vitest.config.ts'

const unit = vitest.test?.projects?.find(
  (project) =>
    typeof project === 'object' &&
    'test' in project &&
    project.test?.name === 'unit',
)
if (typeof unit !== 'object' || !('test' in unit))
  throw new Error('There is no project "unit".')

/** The unit project alone. Files share one worker, so that a mutant costs one start. */
export default defineConfig({
  ...unit,
  test: { ...unit.test, isolate: false, maxWorkers: 1 },
})
