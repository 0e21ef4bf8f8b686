import { renderToString } from 'react-dom/server'
import { Shop } from './Shop'

/** Returns the page's HTML, as its server sends it. */
export function drawPage(): string {
  const config = { appName: 'Little host', projectId: 'id' }
  const load = () => Promise.reject(new Error('A server loads nothing.'))
  return renderToString(<Shop load={load} config={config} />)
}
