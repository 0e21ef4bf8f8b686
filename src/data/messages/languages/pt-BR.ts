import type { Grammar } from '../Grammar'
import type { Messages } from '../Messages'

/** Brazilian Portuguese. */
export const messages = ({ locale, count }: Grammar): Messages => {
  const report = {
    label: 'Relatório',
    copy: 'Copiar relatório',
    copied: 'Relatório copiado',
    copyFailed: 'Não foi possível copiar. Copie o relatório daqui:',
  }
  return {
    button: {
      locale,
      dir: 'ltr',
      connect: 'Conectar carteira',
      wrongNetwork: 'Rede errada',
      dismiss: 'Fechar',
      chooseNetwork: (chain) => `Rede: ${chain}. Trocar de rede`,
      leaveNetwork: (chain) => `Rede errada: ${chain}. Trocar de rede`,
      yourAccount: (account, chain, balance) => {
        const place = chain ? `${account} em ${chain}` : account
        return balance ? `${balance} ${place}. Conta` : `${place}. Conta`
      },
      pending: 'Transação pendente',
      notLoadedShort: 'Não carregou. Tente de novo',
    },
    dialogs: {
      locale,
      close: 'Fechar',
      back: 'Voltar',
      learnMore: 'Saiba mais',
      disconnect: 'Desconectar',
      notLoaded:
        'Não foi possível carregar. Verifique sua conexão e tente de novo.',
      connect: {
        title: 'Conecte uma carteira',
        groups: {
          Recent: 'Recentes',
          Installed: 'Instaladas',
          Recommended: 'Recomendadas',
          Popular: 'Populares',
          More: 'Mais',
          Others: 'Outras',
          Other: 'Outras',
        },
        recent: 'Recente',
        installed: 'Instalada',
        notInstalled: 'Não instalada',
        unsupported: 'Não compatível',
        unverified: 'Nome não verificado',
        unverifiedText:
          'Esta carteira pode não ser a que diz ser. Use-a somente se você a obteve no site oficial da carteira.',
        noWallets:
          'Ainda não há carteira neste navegador. Obtenha uma para começar.',
        newToWallets: 'Primeira carteira?',
        browserWallet: 'Carteira do navegador',
      },
      search: {
        wallets: 'Buscar carteiras',
        chains: 'Buscar redes',
        transactions: 'Buscar transações',
        clear: 'Limpar busca',
        found: (value) =>
          count(value, {
            one: '# resultado',
            many: '# de resultados',
            other: '# resultados',
          }),
        none: (query) => `Nenhum resultado para “${query}”.`,
        all: 'Mostrar tudo',
      },
      intro: {
        title: 'O que é uma carteira?',
        ownTitle: 'Seus tokens em um só lugar',
        ownText: 'Envie, receba e guarde tokens e colecionáveis.',
        keyTitle: 'Um jeito mais simples de entrar',
        keyText: (app) =>
          `Conecte sua carteira para usar ${app}. Sem cadastro, sem senhas.`,
        getWallet: 'Obter uma carteira',
        continueWith: (wallet) => `Continuar com ${wallet}`,
      },
      get: {
        title: 'Obter uma carteira',
        phoneAndExtension: 'App para celular e extensão do navegador',
        phoneAndDesktop: 'App para celular e computador',
        phone: 'App para celular',
        extension: 'Extensão do navegador',
        desktop: 'App para computador',
        get: 'Obter',
        getNamed: (wallet) => `Obter ${wallet}`,
        none: 'Aqui não há carteiras para este dispositivo.',
        other: 'Não é o que você procura? Escolha outra carteira na lista.',
      },
      asking: {
        confirmIn: (wallet) => `Confirme em ${wallet}`,
        confirmInAny: 'Confirme na sua carteira',
        confirmText: 'Aprove a conexão na sua carteira. É grátis.',
        switchText: (chain) => `Aprove a troca para ${chain} na sua carteira.`,
        notInstalled: (wallet) => `${wallet} não está instalada`,
        notInstalledText: 'Instale-a e volte aqui para conectar.',
        notAvailable: (wallet) => `${wallet} não está disponível aqui`,
        notAvailableText: 'Escolha outra carteira para continuar.',
        elsewhere: {
          safe: 'Ela só funciona dentro do app Safe. Abra esta página lá ou escolha outra carteira.',
          computer:
            'Ela só funciona no computador. Abra esta página lá ou escolha outra carteira.',
          phone:
            'Ela só funciona no celular. Abra esta página lá ou escolha outra carteira.',
          madeFor: (places) =>
            `Ela só funciona com ${places}. Abra esta página lá ou escolha outra carteira.`,
        },
        readyTitle: (wallet) => `${wallet} está pronta`,
        readyText: 'Conecte-a para continuar.',
        connect: 'Conectar',
        retry: 'Tentar de novo',
        openAgain: 'Abrir de novo',
        otherWallets: 'Outras carteiras',
        without: (wallet) => `Não tem ${wallet}?`,
      },
      failures: {
        rejected: {
          title: () => 'Solicitação recusada',
          text: 'Ela foi recusada ou fechada na sua carteira. Tente de novo quando quiser.',
        },
        'already-pending': {
          title: (wallet) => `Solicitação pendente em ${wallet}`,
          text: 'Abra sua carteira e responda à solicitação pendente.',
        },
        'timed-out': {
          title: (wallet) => `${wallet} não respondeu`,
          text: 'Abra sua carteira e responda lá, ou tente de novo.',
        },
        'relay-unreachable': {
          title: (wallet) => `Não foi possível se comunicar com ${wallet}`,
          text: 'Verifique sua conexão com a internet e tente de novo.',
        },
        'not-installed': {
          title: (wallet) => `${wallet} não está instalada`,
          text: 'Instale-a e volte aqui para conectar.',
        },
        'wallet-gone': {
          title: (wallet) => `${wallet} não está mais disponível`,
          text: 'Ela foi removida ou atualizada enquanto esta página estava aberta. Recarregue a página para continuar.',
        },
        'connection-lost': {
          title: (wallet) => `Conexão com ${wallet} perdida`,
          text: 'Abra e desbloqueie sua carteira e tente de novo.',
        },
        'chain-unsupported': {
          title: (wallet) => `${wallet} não é compatível com esta rede`,
          text: 'Escolha outra carteira para continuar.',
        },
        'chain-unknown': {
          title: (wallet) => `Esta rede ainda não está em ${wallet}`,
          text: 'Adicione-a na sua carteira e tente de novo.',
        },
        'sdk-missing': {
          title: (wallet) => `Não foi possível carregar ${wallet}`,
          text: 'Verifique sua conexão com a internet e tente de novo.',
        },
        'popup-blocked': {
          title: (wallet) => `Não foi possível abrir ${wallet}`,
          text: 'Abra-a de novo. Se nada abrir, permita pop-ups nesta página.',
        },
        'storage-blocked': {
          title: (wallet) => `Não foi possível conectar ${wallet}`,
          text: 'Seu navegador não deixa esta página salvar dados. Permita cookies e dados do site e tente de novo.',
        },
        unknown: {
          title: (wallet) => `Não foi possível conectar ${wallet}`,
          text: 'Algo deu errado. Tente de novo ou escolha outra carteira.',
        },
      },
      refusals: {
        clock:
          'A data ou a hora do seu dispositivo está errada. Corrija e tente de novo.',
        page: 'Este app não tem permissão para usar o WalletConnect. Escolha outra carteira ou avise os criadores do app.',
      },
      report,
      scan: {
        title: (wallet) => `Escaneie com ${wallet}`,
        anyTitle: 'Escaneie com o celular',
        how: 'Toque no botão de escanear no app da sua carteira.',
        open: (wallet) => `Abrir ${wallet}`,
        openAny: 'Abrir sua carteira',
        code: (wallet) => `Código QR para conectar ${wallet}`,
        failed:
          'Não foi possível mostrar o código. Em vez disso, copie o link.',
        copy: 'Copiar link',
        copied: 'Copiado',
        copyFailed: 'Não foi possível copiar. Selecione o link e copie:',
        link: 'Link de conexão',
        expires: (left) => `Expira em ${left}`,
        newCode: 'Novo código',
        timedOut: 'Abra sua carteira e responda lá, ou use um novo código.',
      },
      download: {
        optionsTitle: (wallet) => `Obter ${wallet}`,
        extensionTitle: (wallet) => `${wallet} no seu navegador`,
        extensionText: 'Conecte com um clique, direto no navegador.',
        addTo: (browser) => `Adicionar ao ${browser}`,
        addToThis: 'Adicionar ao navegador',
        desktopTitle: (wallet) => `${wallet} no seu computador`,
        desktopText: 'Um app no seu computador, separado do navegador.',
        desktopGet: 'Obter o app',
        phoneTitle: (wallet) => `${wallet} no seu celular`,
        phoneText: 'Leve sua carteira com você e conecte escaneando um código.',
        phoneGet: 'Obter o app para celular',
        title: (wallet) => `Instale ${wallet}`,
        text: 'Escaneie este código com a câmera do celular para obter o app.',
        code: (wallet) => `Código QR para instalar ${wallet}`,
        failed:
          'Não foi possível mostrar o código. Em vez disso, abra a página de download.',
        orOpen: 'Abrir a página de download',
        continue: 'Continuar',
      },
      instructions: {
        title: (wallet) => `Configure ${wallet}`,
        refreshNow: 'Recarregar agora',
        connect: 'Conectar',
        installExtension: {
          title: (wallet) => `Instale a extensão ${wallet}`,
          text: 'Fixe-a na barra de ferramentas para tê-la a um clique.',
        },
        installApp: {
          title: (wallet) => `Instale o app ${wallet}`,
          text: 'Adicione-o à tela inicial para tê-lo a um toque.',
        },
        create: {
          title: () => 'Crie ou importe uma carteira',
          text: 'Anote sua frase de recuperação em papel. Nunca a compartilhe nem a digite em um site.',
        },
        refresh: {
          title: () => 'Recarregue esta página',
          text: 'Depois, sua nova carteira aparecerá aqui.',
        },
        scan: {
          title: () => 'Toque no botão de escanear',
          text: 'Escaneie o código da próxima tela e depois aprove a conexão.',
        },
      },
      signIn: {
        title: 'Entrar',
        ask: (app) => `Entrar em ${app}`,
        askText: (wallet) =>
          `Assine uma mensagem em ${wallet} para provar que esta conta é sua. Assinar esta mensagem é grátis e não movimenta fundos.`,
        preparing: 'Preparando…',
        sign: 'Assinar mensagem',
        confirmText:
          'Leia a mensagem na sua carteira. Assine somente se ela mencionar este site.',
        waiting: 'Aguardando…',
        verifying: 'Verificando sua assinatura',
        verifyingText: 'Só leva um momento.',
        unprepared: (app) => ({
          title: `${app} não respondeu`,
          text: 'Ainda não há mensagem para assinar. Verifique sua conexão e tente de novo.',
        }),
        unsigned: (wallet) => ({
          title: `${wallet} não assinou`,
          text: 'Algo deu errado na sua carteira. Tente de novo.',
        }),
        unverified: (app) => ({
          title: `${app} não aceitou a assinatura`,
          text: 'Não foi possível verificá-la. Assine uma nova mensagem para tentar de novo.',
        }),
        wrongOneText:
          'Este app não funciona na sua rede atual, e esta carteira não pode trocar de rede. Desconecte-a e conecte outra carteira.',
        cancel: 'Cancelar e desconectar',
      },
      account: {
        title: 'Sua conta',
        balance: (amount: string, chain: string) => `${amount} em ${chain}`,
        balanceOn: (chain) => `em ${chain}`,
        pending: 'Transação pendente',
        copy: 'Copiar endereço',
        copied: 'Endereço copiado',
        copyFailed: 'Não foi possível copiar. Copie seu endereço daqui:',
        address: 'Seu endereço',
        receive: 'Receber',
        tiles: { copy: 'Copiar', copied: 'Copiado', explorer: 'Atividade' },
        activityOn: (explorer) => `Atividade em ${explorer}`,
        otherWallet: 'Usar outra carteira',
        tokens: 'Tokens',
        wrong: (account, wallet) =>
          `Este app precisa da conta ${account}. Troque para essa conta em ${wallet} ou conecte uma carteira que a tenha.`,
        recent: {
          title: 'Transações recentes',
          clear: 'Limpar tudo',
          undo: 'Desfazer',
          more: (value) => count(value, { other: 'Mostrar mais #' }),
          none: (app) => `Suas transações em ${app} aparecerão aqui.`,
          unnamed: 'Transação',
          statuses: {
            pending: 'Pendente',
            confirmed: 'Confirmada',
            failed: 'Falhou',
            replaced: 'Substituída',
          },
        },
      },
      network: {
        title: 'Trocar de rede',
        connected: 'Conectada',
        confirm: 'Confirme na sua carteira',
        wrongTitle: 'Rede errada',
        wrongText:
          'Este app não funciona na sua rede atual. Escolha outra para continuar.',
        oneTitle: 'Redes',
        mainnet: 'Principal',
        testnet: 'De teste',
        onlyText: 'Este app funciona somente nesta rede.',
        oneText:
          'Esta carteira não pode trocar de rede. Para usar outra, conecte uma carteira que já esteja nela.',
        wrongOneText:
          'Este app não funciona na sua rede atual, e esta carteira não pode trocar de rede. Conecte uma carteira que esteja em uma destas redes.',
      },
      unnamed: {
        continueWith: 'Continuar com a carteira do navegador',
        ready: 'Sua carteira está pronta',
        pending: 'Há uma solicitação pendente na sua carteira',
        timedOut: 'Sua carteira não respondeu',
        gone: 'Sua carteira não está mais disponível',
        lost: 'Conexão com sua carteira perdida',
        chainUnsupported: 'Sua carteira não é compatível com esta rede',
        chainUnknown: 'Esta rede ainda não está na sua carteira',
        failed: 'Não foi possível conectar sua carteira',
        askText:
          'Assine uma mensagem na sua carteira para provar que esta conta é sua. Assinar esta mensagem é grátis e não movimenta fundos.',
        unsigned: 'Sua carteira não assinou',
        wrong: (account) =>
          `Este app precisa da conta ${account}. Troque para essa conta na sua carteira ou conecte uma carteira que a tenha.`,
      },
    },
    choice: {
      tickFirst: 'Aceite os termos primeiro e depois escolha uma carteira.',
      connectWith: (wallet) => `Conectar com ${wallet}`,
    },
    notice: {
      switchAccount: (account) => `Trocar para ${account}`,
      wrongAccount: (switchTo, yourAccount) => `${switchTo}. ${yourAccount}`,
      switchFailed: {
        rejected: (chain) => `A troca para ${chain} foi recusada.`,
        'already-pending': () =>
          'Há uma solicitação pendente na sua carteira. Responda a ela primeiro.',
        'timed-out': () =>
          'Sua carteira não respondeu. Abra-a ou tente de novo.',
        'relay-unreachable': () =>
          'Não foi possível se comunicar com sua carteira. Verifique sua conexão e tente de novo.',
        'not-installed': () =>
          'Esta página não encontra sua carteira. Conecte-a de novo.',
        'wallet-gone': () =>
          'Sua carteira foi removida ou atualizada. Recarregue a página para continuar.',
        'connection-lost': () =>
          'Conexão com sua carteira perdida. Conecte-a de novo.',
        'chain-unsupported': (chain) =>
          `Sua carteira não é compatível com ${chain}.`,
        'chain-unknown': (chain) =>
          `${chain} ainda não está na sua carteira. Adicione-a primeiro.`,
        'sdk-missing': () =>
          'Parte desta página não carregou. Verifique sua conexão e tente de novo.',
        'popup-blocked': () =>
          'Não foi possível abrir sua carteira. Permita pop-ups e tente de novo.',
        'storage-blocked': () =>
          'Seu navegador não deixa esta página salvar dados. Permita cookies e dados do site e tente de novo.',
        unknown: (chain) => `Não foi possível trocar para ${chain}.`,
      },
      notAllowed: (chain) =>
        `Esta conexão não permite ${chain}. Reconecte a carteira ou use outra.`,
      retry: 'Tentar de novo',
      add: 'Adicionar rede',
      reconnect: 'Reconectar',
      reload: 'Recarregar agora',
      report,
    },
    shell: {
      back: 'Voltar',
      close: 'Fechar',
      titles: {
        connect: 'Conecte uma carteira',
        signIn: 'Entrar',
        account: 'Sua conta',
        network: 'Trocar de rede',
      },
      notLoaded:
        'Não foi possível carregar. Verifique sua conexão e tente de novo, ou recarregue a página.',
      retry: 'Tentar de novo',
    },
    badges: {
      batching: 'Várias transações de uma vez',
      smartAccount: 'Conta inteligente',
      gasPaidBy: (payer) => `Taxas pagas por ${payer}`,
    },
    wallets: {
      title: 'Suas carteiras',
      active: 'Ativa',
      use: (wallet) => `Usar ${wallet}`,
      leave: (wallet) => `Desconectar ${wallet}`,
      another: 'Conectar outra carteira',
      now: (wallet) => `${wallet} agora está ativa.`,
      unnamed: {
        use: 'Usar a carteira do navegador',
        leave: 'Desconectar a carteira do navegador',
        now: 'A carteira do navegador agora está ativa.',
      },
    },
  }
}
