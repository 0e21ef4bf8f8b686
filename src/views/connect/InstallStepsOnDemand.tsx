import type { ComponentProps } from 'react'
import { Button } from '../../ui/Button'
import { onDemand, useOnDemand } from '../../ui/onDemand'
import { Spinner } from '../../ui/Spinner'
import { useDialog } from '../DialogContext'
import * as styles from './ConnectDialog.styles'
import type { InstallSteps } from './install/InstallSteps'

// Loaded on demand, because most visitors have a wallet.
const steps = onDemand(() =>
  import(/* webpackChunkName: 'installSteps' */ './install/InstallSteps').then(
    (all) => all.InstallSteps,
  ),
)

/** The steps that help visitors to install a wallet. Loaded with the first of them. */
export function InstallStepsOnDemand(
  props: ComponentProps<typeof InstallSteps>,
) {
  const { value: Steps, failed: hasFailed, retry } = useOnDemand(steps)
  const { asking, notLoaded } = useDialog().messages
  return (
    // The step fades in with this element, so it stays when the step arrives.
    <div className={styles.installStep}>
      {Steps ? (
        <Steps {...props} />
      ) : (
        <div className={styles.installPlace} aria-busy={!hasFailed}>
          {hasFailed ? (
            <>
              <p role="alert">{notLoaded}</p>
              <Button tone="primary" data-testid="wd-retry" onClick={retry}>
                {asking.retry}
              </Button>
            </>
          ) : (
            <Spinner />
          )}
        </div>
      )}
    </div>
  )
}
