import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { SelfTestPage } from './SelfTestPage'

const page = document.querySelector('#page')
if (page)
  createRoot(page).render(
    <StrictMode>
      <SelfTestPage />
    </StrictMode>,
  )
