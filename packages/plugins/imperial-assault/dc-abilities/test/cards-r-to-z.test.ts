import.meta.glob("./deployment-cards/[r-z]*.ts", { eager: true });
