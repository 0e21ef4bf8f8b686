import type { Grammar } from '../Grammar'
import type { Messages } from '../Messages'

/** French. */
export const messages = ({ locale, count }: Grammar): Messages => {
  const report = {
    label: 'Rapport',
    copy: 'Copier le rapport',
    copied: 'Rapport copié',
    copyFailed: 'Copie impossible. Copiez le rapport ici :',
  }
  return {
    button: {
      locale,
      dir: 'ltr',
      connect: 'Connecter un portefeuille',
      wrongNetwork: 'Mauvais réseau',
      dismiss: 'Fermer',
      chooseNetwork: (chain) => `Réseau : ${chain}. Changer de réseau`,
      leaveNetwork: (chain) => `Mauvais réseau : ${chain}. Changer de réseau`,
      yourAccount: (account, chain, balance) => {
        const place = chain ? `${account} sur ${chain}` : account
        return balance ? `${balance} ${place}. Compte` : `${place}. Compte`
      },
      pending: 'Transaction en attente',
      notLoadedShort: 'Échec du chargement. Réessayer',
    },
    dialogs: {
      locale,
      close: 'Fermer',
      back: 'Retour',
      learnMore: 'En savoir plus',
      disconnect: 'Déconnecter',
      notLoaded:
        'Le chargement a échoué. Vérifiez votre connexion et réessayez.',
      connect: {
        title: 'Connectez un portefeuille',
        groups: {
          Recent: 'Récents',
          Installed: 'Installés',
          Recommended: 'Recommandés',
          Popular: 'Populaires',
          More: 'Plus',
          Others: 'Autres',
          Other: 'Autres',
        },
        recent: 'Récent',
        installed: 'Installé',
        notInstalled: 'Non installé',
        unsupported: 'Non compatible',
        unverified: 'Nom non vérifié',
        unverifiedText:
          'Ce portefeuille n’est peut-être pas celui qu’il prétend être. Ne l’utilisez que s’il vient du site officiel du portefeuille.',
        noWallets:
          'Il n’y a pas encore de portefeuille dans ce navigateur. Obtenez-en un pour commencer.',
        newToWallets: 'Premier portefeuille ?',
        browserWallet: 'Portefeuille du navigateur',
      },
      search: {
        wallets: 'Rechercher un portefeuille',
        chains: 'Rechercher un réseau',
        transactions: 'Rechercher une transaction',
        clear: 'Effacer la recherche',
        found: (value) =>
          count(value, {
            one: '# résultat',
            many: '# de résultats',
            other: '# résultats',
          }),
        none: (query) => `Aucun résultat pour « ${query} ».`,
        all: 'Tout afficher',
      },
      intro: {
        title: 'Qu’est-ce qu’un portefeuille ?',
        ownTitle: 'Vos jetons au même endroit',
        ownText:
          'Envoyez, recevez et conservez vos jetons et vos objets de collection.',
        keyTitle: 'Une façon plus simple de se connecter',
        keyText: (app) =>
          `Connectez votre portefeuille pour utiliser ${app}. Sans inscription ni mot de passe.`,
        getWallet: 'Obtenir un portefeuille',
        continueWith: (wallet) => `Continuer avec ${wallet}`,
      },
      get: {
        title: 'Obtenir un portefeuille',
        phoneAndExtension: 'Appli mobile et extension de navigateur',
        phoneAndDesktop: 'Appli mobile et de bureau',
        phone: 'Appli mobile',
        extension: 'Extension de navigateur',
        desktop: 'Appli de bureau',
        get: 'Obtenir',
        getNamed: (wallet) => `Obtenir ${wallet}`,
        none: 'Aucun portefeuille n’est proposé ici pour cet appareil.',
        other:
          'Vous cherchez autre chose ? Choisissez un autre portefeuille dans la liste.',
      },
      asking: {
        confirmIn: (wallet) => `Confirmez dans ${wallet}`,
        confirmInAny: 'Confirmez dans votre portefeuille',
        confirmText:
          'Approuvez la connexion dans votre portefeuille. C’est gratuit.',
        switchText: (chain) =>
          `Approuvez le passage à ${chain} dans votre portefeuille.`,
        notInstalled: (wallet) => `${wallet} n’est pas installé`,
        notInstalledText: 'Installez-le, puis revenez pour le connecter.',
        notAvailable: (wallet) => `${wallet} n’est pas disponible ici`,
        notAvailableText: 'Choisissez un autre portefeuille pour continuer.',
        elsewhere: {
          safe: 'Il ne fonctionne que dans l’appli Safe. Ouvrez-y cette page ou choisissez un autre portefeuille.',
          computer:
            'Il ne fonctionne que sur ordinateur. Ouvrez-y cette page ou choisissez un autre portefeuille.',
          phone:
            'Il ne fonctionne que sur téléphone. Ouvrez-y cette page ou choisissez un autre portefeuille.',
          madeFor: (places) =>
            `Il ne fonctionne qu’avec ${places}. Ouvrez-y cette page ou choisissez un autre portefeuille.`,
        },
        readyTitle: (wallet) => `${wallet} est prêt`,
        readyText: 'Connectez-le pour continuer.',
        connect: 'Connecter',
        retry: 'Réessayer',
        openAgain: 'Rouvrir',
        otherWallets: 'Autres portefeuilles',
        without: (wallet) => `Vous n’avez pas ${wallet} ?`,
      },
      failures: {
        rejected: {
          title: () => 'Demande refusée',
          text: 'Elle a été refusée ou fermée dans votre portefeuille. Réessayez quand vous voulez.',
        },
        'already-pending': {
          title: (wallet) => `Demande en attente dans ${wallet}`,
          text: 'Ouvrez votre portefeuille et répondez à la demande en attente.',
        },
        'timed-out': {
          title: (wallet) => `${wallet} n’a pas répondu`,
          text: 'Ouvrez votre portefeuille pour répondre, ou réessayez.',
        },
        'relay-unreachable': {
          title: (wallet) => `${wallet} est injoignable`,
          text: 'Vérifiez votre connexion Internet, puis réessayez.',
        },
        'not-installed': {
          title: (wallet) => `${wallet} n’est pas installé`,
          text: 'Installez-le, puis revenez pour le connecter.',
        },
        'wallet-gone': {
          title: (wallet) => `${wallet} n’est plus disponible`,
          text: 'Il a été supprimé ou mis à jour pendant que cette page était ouverte. Actualisez la page pour continuer.',
        },
        'connection-lost': {
          title: (wallet) => `Connexion à ${wallet} perdue`,
          text: 'Ouvrez et déverrouillez votre portefeuille, puis réessayez.',
        },
        'chain-unsupported': {
          title: (wallet) => `${wallet} ne prend pas en charge ce réseau`,
          text: 'Choisissez un autre portefeuille pour continuer.',
        },
        'chain-unknown': {
          title: (wallet) => `Ce réseau n’est pas encore dans ${wallet}`,
          text: 'Ajoutez-le dans votre portefeuille, puis réessayez.',
        },
        'sdk-missing': {
          title: (wallet) => `Impossible de charger ${wallet}`,
          text: 'Vérifiez votre connexion Internet, puis réessayez.',
        },
        'popup-blocked': {
          title: (wallet) => `Impossible d’ouvrir ${wallet}`,
          text: 'Rouvrez-le. Si rien ne s’ouvre, autorisez les fenêtres pop-up pour cette page.',
        },
        'storage-blocked': {
          title: (wallet) => `Impossible de connecter ${wallet}`,
          text: 'Votre navigateur ne laisse pas cette page enregistrer de données. Autorisez les cookies et les données des sites, puis réessayez.',
        },
        unknown: {
          title: (wallet) => `Impossible de connecter ${wallet}`,
          text: 'Une erreur s’est produite. Réessayez ou choisissez un autre portefeuille.',
        },
      },
      refusals: {
        clock:
          'La date ou l’heure de votre appareil est incorrecte. Corrigez-la, puis réessayez.',
        page: 'Cette appli n’est pas autorisée à utiliser WalletConnect. Choisissez un autre portefeuille ou prévenez les créateurs de l’appli.',
      },
      report,
      scan: {
        title: (wallet) => `Scannez avec ${wallet}`,
        anyTitle: 'Scannez avec votre téléphone',
        how: 'Touchez le bouton de scan dans l’appli de votre portefeuille.',
        open: (wallet) => `Ouvrir ${wallet}`,
        openAny: 'Ouvrir votre portefeuille',
        code: (wallet) => `Code QR pour connecter ${wallet}`,
        failed: 'Impossible d’afficher le code. Copiez plutôt le lien.',
        copy: 'Copier le lien',
        copied: 'Copié',
        copyFailed: 'Copie impossible. Sélectionnez le lien et copiez-le :',
        link: 'Lien de connexion',
        expires: (left) => `Expire dans ${left}`,
        newCode: 'Nouveau code',
        timedOut:
          'Ouvrez votre portefeuille pour répondre, ou obtenez un nouveau code.',
      },
      download: {
        optionsTitle: (wallet) => `Obtenir ${wallet}`,
        extensionTitle: (wallet) => `${wallet} dans votre navigateur`,
        extensionText:
          'Connectez-le en un clic, directement dans votre navigateur.',
        addTo: (browser) => `Ajouter à ${browser}`,
        addToThis: 'Ajouter au navigateur',
        desktopTitle: (wallet) => `${wallet} sur votre ordinateur`,
        desktopText:
          'Une appli sur votre ordinateur, séparée de votre navigateur.',
        desktopGet: 'Obtenir l’appli',
        phoneTitle: (wallet) => `${wallet} sur votre téléphone`,
        phoneText:
          'Gardez votre portefeuille sur vous et connectez-le en scannant un code.',
        phoneGet: 'Obtenir l’appli mobile',
        title: (wallet) => `Installez ${wallet}`,
        text: 'Scannez ce code avec l’appareil photo de votre téléphone pour obtenir l’appli.',
        code: (wallet) => `Code QR pour installer ${wallet}`,
        failed:
          'Impossible d’afficher le code. Ouvrez plutôt la page de téléchargement.',
        orOpen: 'Ouvrir la page de téléchargement',
        continue: 'Continuer',
      },
      instructions: {
        title: (wallet) => `Configurez ${wallet}`,
        refreshNow: 'Actualiser maintenant',
        connect: 'Connecter',
        installExtension: {
          title: (wallet) => `Installez l’extension ${wallet}`,
          text: 'Épinglez-la à votre barre d’outils pour y accéder en un clic.',
        },
        installApp: {
          title: (wallet) => `Installez l’appli ${wallet}`,
          text: 'Ajoutez-la à votre écran d’accueil pour y accéder d’un geste.',
        },
        create: {
          title: () => 'Créez ou importez un portefeuille',
          text: 'Notez votre phrase de récupération sur papier. Ne la partagez jamais et ne la saisissez sur aucun site web.',
        },
        refresh: {
          title: () => 'Actualisez cette page',
          text: 'Votre nouveau portefeuille apparaîtra ensuite ici.',
        },
        scan: {
          title: () => 'Touchez le bouton de scan',
          text: 'Scannez le code de l’écran suivant, puis approuvez la connexion.',
        },
      },
      signIn: {
        title: 'Se connecter',
        ask: (app) => `Se connecter à ${app}`,
        askText: (wallet) =>
          `Signez un message dans ${wallet} pour prouver que ce compte est le vôtre. Signer ce message est gratuit et ne déplace pas vos fonds.`,
        preparing: 'Préparation…',
        sign: 'Signer le message',
        confirmText:
          'Lisez le message dans votre portefeuille. Ne le signez que s’il mentionne ce site.',
        waiting: 'En attente…',
        verifying: 'Vérification de votre signature',
        verifyingText: 'Cela ne prend qu’un instant.',
        unprepared: (app) => ({
          title: `${app} n’a pas répondu`,
          text: 'Il n’y a pas encore de message à signer. Vérifiez votre connexion, puis réessayez.',
        }),
        unsigned: (wallet) => ({
          title: `${wallet} n’a pas signé`,
          text: 'Une erreur s’est produite dans votre portefeuille. Réessayez.',
        }),
        unverified: (app) => ({
          title: `${app} n’a pas accepté la signature`,
          text: 'Elle n’a pas pu être vérifiée. Signez un nouveau message pour réessayer.',
        }),
        wrongOneText:
          'Cette appli ne fonctionne pas sur votre réseau actuel, et ce portefeuille ne peut pas en changer. Déconnectez-le, puis connectez un autre portefeuille.',
        cancel: 'Annuler et déconnecter',
      },
      account: {
        title: 'Votre compte',
        balance: (amount: string, chain: string) => `${amount} sur ${chain}`,
        balanceOn: (chain) => `sur ${chain}`,
        pending: 'Transaction en attente',
        copy: 'Copier l’adresse',
        copied: 'Adresse copiée',
        copyFailed: 'Copie impossible. Copiez votre adresse ici :',
        address: 'Votre adresse',
        receive: 'Recevoir',
        tiles: { copy: 'Copier', copied: 'Copiée', explorer: 'Activité' },
        activityOn: (explorer) => `Activité sur ${explorer}`,
        otherWallet: 'Utiliser un autre portefeuille',
        tokens: 'Jetons',
        wrong: (account, wallet) =>
          `Cette appli a besoin du compte ${account}. Passez à ce compte dans ${wallet} ou connectez un portefeuille qui le contient.`,
        recent: {
          title: 'Transactions récentes',
          clear: 'Tout effacer',
          undo: 'Annuler',
          more: (value) => count(value, { other: 'Afficher # de plus' }),
          none: (app) => `Vos transactions dans ${app} s’afficheront ici.`,
          unnamed: 'Transaction',
          statuses: {
            pending: 'En attente',
            confirmed: 'Confirmée',
            failed: 'Échouée',
            replaced: 'Remplacée',
          },
        },
      },
      network: {
        title: 'Changer de réseau',
        connected: 'Connecté',
        confirm: 'Confirmez dans votre portefeuille',
        wrongTitle: 'Mauvais réseau',
        wrongText:
          'Cette appli ne fonctionne pas sur votre réseau actuel. Choisissez-en un autre pour continuer.',
        oneTitle: 'Réseaux',
        mainnet: 'Principal',
        testnet: 'Test',
        onlyText: 'Cette appli fonctionne uniquement sur ce réseau.',
        oneText:
          'Ce portefeuille ne peut pas changer de réseau. Pour en utiliser un autre, connectez un portefeuille qui s’y trouve déjà.',
        wrongOneText:
          'Cette appli ne fonctionne pas sur votre réseau actuel, et ce portefeuille ne peut pas en changer. Connectez un portefeuille qui se trouve sur l’un de ces réseaux.',
      },
      unnamed: {
        continueWith: 'Continuer avec le portefeuille du navigateur',
        ready: 'Votre portefeuille est prêt',
        pending: 'Une demande est en attente dans votre portefeuille',
        timedOut: 'Votre portefeuille n’a pas répondu',
        gone: 'Votre portefeuille n’est plus disponible',
        lost: 'Connexion à votre portefeuille perdue',
        chainUnsupported: 'Votre portefeuille ne prend pas en charge ce réseau',
        chainUnknown: 'Ce réseau n’est pas encore dans votre portefeuille',
        failed: 'Impossible de connecter votre portefeuille',
        askText:
          'Signez un message dans votre portefeuille pour prouver que ce compte est le vôtre. Signer ce message est gratuit et ne déplace pas vos fonds.',
        unsigned: 'Votre portefeuille n’a pas signé',
        wrong: (account) =>
          `Cette appli a besoin du compte ${account}. Passez à ce compte dans votre portefeuille ou connectez un portefeuille qui le contient.`,
      },
    },
    choice: {
      tickFirst:
        'Acceptez d’abord les conditions, puis choisissez un portefeuille.',
      connectWith: (wallet) => `Connecter ${wallet}`,
    },
    notice: {
      switchAccount: (account) => `Passer à ${account}`,
      wrongAccount: (switchTo, yourAccount) => `${switchTo}. ${yourAccount}`,
      switchFailed: {
        rejected: (chain) => `Le passage à ${chain} a été refusé.`,
        'already-pending': () =>
          'Une demande est en attente dans votre portefeuille. Répondez-y d’abord.',
        'timed-out': () =>
          'Votre portefeuille n’a pas répondu. Ouvrez-le ou réessayez.',
        'relay-unreachable': () =>
          'Votre portefeuille est injoignable. Vérifiez votre connexion, puis réessayez.',
        'not-installed': () =>
          'Cette page ne trouve pas votre portefeuille. Reconnectez-le.',
        'wallet-gone': () =>
          'Votre portefeuille a été supprimé ou mis à jour. Actualisez la page pour continuer.',
        'connection-lost': () =>
          'Connexion à votre portefeuille perdue. Reconnectez-le.',
        'chain-unsupported': (chain) =>
          `Votre portefeuille ne prend pas en charge ${chain}.`,
        'chain-unknown': (chain) =>
          `${chain} n’est pas encore dans votre portefeuille. Ajoutez-le d’abord.`,
        'sdk-missing': () =>
          'Une partie de cette page n’a pas été chargée. Vérifiez votre connexion, puis réessayez.',
        'popup-blocked': () =>
          'Impossible d’ouvrir votre portefeuille. Autorisez les fenêtres pop-up, puis réessayez.',
        'storage-blocked': () =>
          'Votre navigateur ne laisse pas cette page enregistrer de données. Autorisez les cookies et les données des sites, puis réessayez.',
        unknown: (chain) => `Impossible de passer à ${chain}.`,
      },
      notAllowed: (chain) =>
        `Cette connexion ne permet pas d’utiliser ${chain}. Reconnectez votre portefeuille ou utilisez-en un autre.`,
      retry: 'Réessayer',
      add: 'Ajouter le réseau',
      reconnect: 'Reconnecter',
      reload: 'Actualiser maintenant',
      report,
    },
    shell: {
      back: 'Retour',
      close: 'Fermer',
      titles: {
        connect: 'Connectez un portefeuille',
        signIn: 'Se connecter',
        account: 'Votre compte',
        network: 'Changer de réseau',
      },
      notLoaded:
        'Le chargement a échoué. Vérifiez votre connexion et réessayez, ou actualisez la page.',
      retry: 'Réessayer',
    },
    badges: {
      batching: 'Plusieurs transactions à la fois',
      smartAccount: 'Compte intelligent',
      gasPaidBy: (payer) => `Frais payés par ${payer}`,
    },
    wallets: {
      title: 'Vos portefeuilles',
      active: 'Actif',
      use: (wallet) => `Utiliser ${wallet}`,
      leave: (wallet) => `Déconnecter ${wallet}`,
      another: 'Connecter un autre portefeuille',
      now: (wallet) => `${wallet} est maintenant actif.`,
      unnamed: {
        use: 'Utiliser le portefeuille du navigateur',
        leave: 'Déconnecter le portefeuille du navigateur',
        now: 'Le portefeuille du navigateur est maintenant actif.',
      },
    },
  }
}
