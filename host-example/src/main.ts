import './styles/base.css'
import './styles/apple.css'
import './styles/header.css'
import './styles/orchard.css'
import './styles/card.css'
import './styles/form.css'
import './styles/about.css'

// Sharing is settled before anything that uses React runs, hence the import on demand.
void import('./bootstrap')
