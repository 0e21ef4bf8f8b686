import './styles/base.css'
import './styles/apple.css'
import './styles/header.css'
import './styles/card.css'
import './styles/form.css'
import './styles/federated.css'

// The import is lazy, so that federation chooses the shared libraries before any code that uses React runs.
void import('./federated/bootstrap')
