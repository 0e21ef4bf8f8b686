import { type ComponentType, StrictMode, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { fetchSettings } from './settings'
import type { PageProps, Visit } from './visit'

/** Shows a page in the browser. If its server has rendered it, React only adds what the HTML lacks. */
export async function startPage(
  Page: ComponentType<PageProps>,
  getConfig: (visit: Visit) => PageProps['wagmi'],
): Promise<void> {
  // As on a server, before wagmi may write an empty state.
  const { cookie } = document
  const settings = await fetchSettings()
  const visit: Visit = { settings, cookie, search: location.search }
  const place = document.querySelector('#page')
  /** Creates the config as hosts.md allows. wagmi then reads its storage after the first render. */
  function Started() {
    const [wagmi] = useState(() => getConfig(visit))
    return <Page visit={visit} wagmi={wagmi} />
  }
  const page = (
    <StrictMode>
      <Started />
    </StrictMode>
  )
  if (place?.hasChildNodes()) hydrateRoot(place, page)
  else if (place) createRoot(place).render(page)
}
