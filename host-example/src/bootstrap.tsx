import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'

const page = document.querySelector('#page')
if (page)
  createRoot(page).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
