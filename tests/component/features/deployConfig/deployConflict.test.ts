import { expect, onTestFinished, test } from 'vitest'
import type { ConfigConflict } from '../../../../src/errors/ConfigConflict'
import { withDeploy } from '../../../../src/features/deployConfig/deployConfig'
import { configureWith, dockOf } from '../../../../src/remote/page/dockOf'
import { config } from '../../app/aPage'

/** Configures the page twice, as StrictMode does, with messages of a deployment. Returns the conflicts. */
async function conflictsWith(second: Partial<typeof config>) {
  const said = { messages: { en: { shell: { close: 'Leave' } } } }
  configureWith((given) => withDeploy(given, said))
  onTestFinished(() => configureWith((given) => given))
  const conflicts: ConfigConflict[] = []
  const onConflict = (conflict: ConfigConflict) => conflicts.push(conflict)
  const messages = { en: { button: { connect: 'Sign up' } } }
  dockOf({ ...config, messages, onConflict })
  dockOf({ ...config, messages, onConflict, ...second })
  await import('../../../../src/app/reportConflict')
  return conflicts
}

test('messages from the deployment configuration do not count as a conflict', async () => {
  expect(await conflictsWith({})).toEqual([])
})

test('a conflict lists only the options that differ', async () => {
  const conflicts = await conflictsWith({ appName: 'Another shop' })
  await expect.poll(() => conflicts.length).toBe(1)
  expect(conflicts[0]?.options).toEqual(['appName'])
})
