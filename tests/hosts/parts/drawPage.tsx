import { type ComponentType, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageProps, Visit } from './visit'

/** Writes a page's HTML to the standard output, for the visit in the first argument. */
export function drawPage(
  Page: ComponentType<PageProps>,
  getConfig: (visit: Visit) => PageProps['wagmi'],
): void {
  const visit: Visit = JSON.parse(process.argv[2] ?? '')
  const html = renderToString(
    <StrictMode>
      <Page visit={visit} wagmi={getConfig(visit)} />
    </StrictMode>,
  )
  process.stdout.write(html)
}
