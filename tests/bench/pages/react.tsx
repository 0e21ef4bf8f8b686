import { createRoot } from 'react-dom/client'

/** A page with React and nothing else, which every page here includes. */
const place = document.querySelector('#root')
if (place)
  createRoot(place).render(<button type="button">Connect wallet</button>)
