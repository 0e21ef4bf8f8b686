import './styles/base.css'
import './styles/apple.css'
import './styles/header.css'
import './styles/card.css'
import './styles/self-test.css'

// As on the page itself: sharing is settled before anything that uses React runs.
void import('./selfTest/bootstrap')
