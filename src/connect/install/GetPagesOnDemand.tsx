import { Button } from '../../ui/Button'
import { onDemand } from '../../ui/onDemand.initial'
import { Spinner } from '../../ui/Spinner'
import { useOnDemand } from '../../ui/useOnDemand.initial'
import type { GetPagesProps } from './GetPages'
import * as styles from './GetPagesOnDemand.styles'

// Loaded on demand, because most visitors have a wallet.
const pages = onDemand(() => import('./GetPages').then((all) => all.GetPages))

/** The steps that help visitors to install a wallet. Loaded with the first of them. */
export function GetPagesOnDemand(props: GetPagesProps) {
  const { value: Pages, failed: hasFailed, retry } = useOnDemand(pages)
  if (Pages) return <Pages {...props} />
  const { asking, notLoaded } = props.messages
  return (
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
  )
}
