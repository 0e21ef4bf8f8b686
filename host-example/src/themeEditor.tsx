import './styles/base.css'
import './styles/neutral.css'
import './styles/theme-editor.css'
import { createRoot } from 'react-dom/client'
import { ThemeEditor } from './themeEditor/ThemeEditor'

const page = document.querySelector('#page')
if (page) createRoot(page).render(<ThemeEditor />)
