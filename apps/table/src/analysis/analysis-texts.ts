/** What the page about a match says around it. */
export const analysisTexts = {
  heading: "How it went",
  replay: "Watch the replay",
  save: "Save as one page",
  file: "how-it-went.html",
  waiting: (share: number) => `Going through the match, ${Math.round(share * 100)} %`,
  fault: (reason: string) => `This match cannot be explained here. ${reason}`,
};
