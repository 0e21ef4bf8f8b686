import './styles/base.css'
import './styles/neutral.css'
import './styles/compare.css'
import { createRoot } from 'react-dom/client'
import { ComparePage } from './compare/ComparePage'

const page = document.querySelector('#page')
if (page) createRoot(page).render(<ComparePage />)
