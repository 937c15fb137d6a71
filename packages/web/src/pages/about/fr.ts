import type { AboutText } from './text.ts';

export const about: AboutText = {
  title: 'À propos de Calculi',
  sections: [
    {
      id: 'calculi',
      heading: 'Ce que c’est',
      paragraphs: [
        'Les calculi sont les petites pierres avec lesquelles les Romains comptaient et jouaient. Vous jouez ici à deux jeux anciens : la rithmomachie, bataille des nombres des écoles médiévales, et le ludus latrunculorum, jeu de soldats des Romains.',
        'Ni l’un ni l’autre ne nous est parvenu avec une règle unique. Calculi suit donc cinq documents, chacun pour lui-même, en tire huit jeux de règles, et dit où ces documents se taisent ou se contredisent et comment nous les lisons. Chaque prise est montrée comme l’égalité qu’elle est.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Ce qui est conservé, et où',
      paragraphs: [
        'Ce que vous jouez contre l’ordinateur ou avec quelqu’un à côté de vous ne quitte jamais cet appareil ; l’ordinateur calcule lui aussi dans votre navigateur. Il n’y a ni compte, ni cookie, ni décompte des visiteurs.',
        'Ce navigateur conserve :',
      ],
      list: [
        'vos parties, chacune avec ses règles, ses coups et le temps restant à la pendule ;',
        'pour les parties à distance, les secrets de vos places et ce qui n’est pas encore envoyé ;',
        'vos réglages : langue, couleurs, aides, et les leçons que vous avez déjà vues ;',
        'les pages elles-mêmes, si le navigateur le permet, pour qu’elles s’ouvrent aussi sans réseau.',
      ],
    },
    {
      id: 'online',
      heading: 'Les parties à distance',
      paragraphs: [
        'Une telle partie passe par le serveur de ce site. Il conserve ce qui a été convenu, chaque tour, chaque proposition et chaque formule avec son heure, ainsi qu’une empreinte du secret de chaque place, qui ne sert à personne d’autre. Il ne connaît pas de noms et n’en demande pas. Qui possède le lien d’une partie peut la regarder ; une partie que vous ouvrez à tous figure aussi dans la liste publique.',
        'Votre adresse réseau est utilisée, sans être enregistrée, pour que personne ne demande trop à la fois. Sauf réglage contraire de la personne qui exploite ce serveur, une partie terminée est supprimée au bout d’un an, et une partie que personne ne continue au bout de soixante jours.',
      ],
    },
    {
      id: 'yours',
      heading: 'Vos parties sont à vous',
      paragraphs: [
        'Vous pouvez exporter chaque partie en fichier texte lisible, l’importer de nouveau sur n’importe quel appareil, et la supprimer. Si vous effacez les données de ce site dans votre navigateur, tout disparaît ; exportez vos parties auparavant.',
        'Un lien vers une position ou vers le début d’une partie contient tout ce qu’il lui faut. La personne à qui vous le donnez voit cela, et rien de vos autres parties.',
      ],
    },
    {
      id: 'sources',
      heading: 'Sources',
      paragraphs: [
        'Chaque page de règles nomme son document, le cite dans sa propre langue, et donne ses erreurs et les ouvrages sur lesquels il s’appuie.',
      ],
    },
    {
      id: 'licence',
      heading: 'Licence',
      paragraphs: [
        'Calculi est un logiciel libre sous licence MIT. Les caractères Source Serif 4, Schibsted Grotesk, Noto Serif JP et Noto Sans JP sont utilisés sous la SIL Open Font License 1.1.',
      ],
    },
  ],
};
