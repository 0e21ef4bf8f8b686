import './styles/base.css'
import './styles/apple.css'
import './styles/header.css'
import './styles/card.css'
import './styles/self-test.css'

// The import is lazy, so that federation chooses the shared libraries before any code that uses React runs.
void import('./selfTest/bootstrap')
