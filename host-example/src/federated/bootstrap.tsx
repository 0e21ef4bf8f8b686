import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { FederatedPage } from './FederatedPage'

const page = document.querySelector('#page')
if (page)
  createRoot(page).render(
    <StrictMode>
      <FederatedPage />
    </StrictMode>,
  )
