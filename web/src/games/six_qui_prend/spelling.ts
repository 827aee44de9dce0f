/** What is said of 6 qui prend!, type by type: as in the terminal. */
import { FIELDS, type Action, type Played } from "../../wire/six_qui_prend";
import { plain, text, type Spelling } from "../../words/said";
import type { Teller } from "../../words/teller";

/** A card on its way to a row: 24, or 24 as 42, and whose it is. */
function playedText(played: Played, teller: Teller): string {
  return teller.text("event", "cards_revealed.item", {
    ...teller.who(played.owner),
    card: played.card,
    value: played.value,
    reversed: played.value === played.card ? "no" : "yes",
  });
}

/** What somebody asks the team for; completes "Daisy proposes to …". */
export function actionText(action: Action, order: readonly number[], teller: Teller): string {
  const params = { order, ...plain(action, FIELDS) };
  return text({ area: "action", key: action.kind, params }, teller, spelling);
}

export const spelling: Spelling = {
  played: playedText,
  special: (special: string, teller: Teller) => teller.text("special", special),
};
