import { Button } from '../../../ui/Button'
import { onDemand } from '../../../ui/onDemand'
import { Spinner } from '../../../ui/Spinner'
import { useOnDemand } from '../../../ui/useOnDemand'
import { useDialog } from '../../DialogContext'
import type { InstallStepsProps } from './InstallSteps'
import * as styles from './InstallStepsOnDemand.styles'

// Loaded on demand, because most visitors have a wallet.
const pages = onDemand(() =>
  import(/* webpackChunkName: 'installSteps' */ './InstallSteps').then(
    (all) => all.InstallSteps,
  ),
)

/** The steps that help visitors to install a wallet. Loaded with the first of them. */
export function InstallStepsOnDemand(props: InstallStepsProps) {
  const { value: Pages, failed: hasFailed, retry } = useOnDemand(pages)
  const { asking, notLoaded } = useDialog().messages
  return (
    // The step fades in with this element, so it stays when the step arrives.
    <div className={styles.body}>
      {Pages ? (
        <Pages {...props} />
      ) : (
        <div className={styles.place} aria-busy={!hasFailed}>
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
