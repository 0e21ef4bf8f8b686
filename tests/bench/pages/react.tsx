import { createRoot } from 'react-dom/client'

/** A page with React and nothing else: what every page here has. */
const place = document.querySelector('#root')
if (place)
  createRoot(place).render(<button type="button">Connect wallet</button>)
