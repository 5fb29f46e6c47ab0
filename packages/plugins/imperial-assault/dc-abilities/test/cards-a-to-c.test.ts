import.meta.glob("./deployment-cards/[0-9a-c]*.ts", { eager: true });
